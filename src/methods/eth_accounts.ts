import type { Handler } from "./handler.js";

/** Always empty: the service holds no private keys. */
export const eth_accounts: Handler<"eth_accounts"> = () => [];
