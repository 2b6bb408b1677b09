import type { Handler } from "./handler.js";

/** The chain id again, decimal as ever. */
export const net_version: Handler<"net_version"> = (_params, { network }) => network.networkId;
