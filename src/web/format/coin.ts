import type { NetworkLabel } from "../../http/api/api-types.js";

/** What a network's own currency is called. */
export function coinOf(network: NetworkLabel): string {
  return network === "Mainnet" ? "RBTC" : "tRBTC";
}
