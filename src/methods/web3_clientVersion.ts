import { forward } from "./forward.js";

/** The node's own name and version: the service does not hide which node responds. */
export const web3_clientVersion = forward("web3_clientVersion");
