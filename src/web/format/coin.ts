import type { NetworkLabel } from "../../http/api/api-types.js";

const coins: Readonly<Record<NetworkLabel, string>> = { Testnet: "tRBTC", Mainnet: "RBTC" };

/** All networks; a service may serve some of them. */
export const allNetworks = Object.keys(coins) as readonly NetworkLabel[];

/** What a network's own currency is called. */
export function coinOf(network: NetworkLabel): string {
  return coins[network];
}
