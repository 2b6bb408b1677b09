import type { Handler } from "./handler.js";

/** The network's own constant; the node is never asked. */
export const eth_chainId: Handler<"eth_chainId"> = (_params, { network }) => network.chainIdHex;
