import { forward } from "./forward.js";

/** How many nodes of the network the node is connected with. */
export const net_peerCount = forward("net_peerCount");
