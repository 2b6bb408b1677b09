import { forward } from "./forward.js";

/** The version of the node's network protocol. */
export const rsk_protocolVersion = forward("rsk_protocolVersion");
