import { forward } from "./forward.js";

/** The node's wire protocol version. */
export const eth_protocolVersion = forward("eth_protocolVersion");
