import { minimumGasPrice } from "./chain-rules.js";
import type { Chain } from "./chain.js";

const sampleSize = 512;

/** What eth_gasPrice suggests, as RSKj: the 25th percentile of the last 512 transactions' prices, and at least 1.1 times the minimum. */
export function createGasPrice(chain: Chain): () => bigint {
  let last: { head: unknown; price: bigint } | undefined;
  return () => {
    const { head } = chain;
    if (last?.head !== head) last = { head, price: suggestGasPrice(chain) };
    return last.price;
  };
}

/** The same, calculated. */
export function suggestGasPrice(chain: Chain): bigint {
  const floor = (minimumGasPrice * 11n) / 10n;
  const sorted = chain.latestGasPrices(sampleSize).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const quartile = sorted[Math.floor(sorted.length / 4)] ?? 0n;
  return quartile > floor ? quartile : floor;
}
