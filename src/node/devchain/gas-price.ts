import type { Block } from "./block.js";
import { minimumGasPrice } from "./rules.js";

/** What recent transactions paid, for eth_gasPrice. */
export interface GasPrices {
  record(block: Block): void;
  suggested(): bigint;
}

const sampleSize = 512;

/** As RSKj: the 25th percentile of the last 512 transactions' prices, and at least 1.1 times the minimum. */
export function createGasPrices(): GasPrices {
  const prices: bigint[] = [];
  return {
    record({ transactions }) {
      for (const { gasPrice } of transactions) prices.push(gasPrice);
      prices.splice(0, prices.length - sampleSize);
    },
    suggested() {
      const floor = (minimumGasPrice * 11n) / 10n;
      const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      const quartile = sorted[Math.floor(sorted.length / 4)] ?? 0n;
      return quartile > floor ? quartile : floor;
    },
  };
}
