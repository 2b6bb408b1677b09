import { chains } from "../config/chains.js";
import type { Hex } from "../rootstock/hex.js";
import { type HeaderRules, rulesAt } from "../rootstock/merged-mining/header-rules.js";

/** RSKj's `miner.target.gaslimit` and `rpc.gasEstimationCap`: what a block, and a simulated call, may use. */
export const blockGasLimit = 6_800_000;

/** Near what Rootstock's miners ask for: 0.06 gwei. */
export const minimumGasPrice = 60_000_000n;

/** RSKIP252: a transaction may offer at most this many times the block's minimum gas price. */
export const maxGasPriceFactor = 80n;

/** RSKj's `transaction.accountSlots`: how far a nonce may run ahead. */
export const accountSlots = 16;

/** RSKj's `transaction.gasPriceBump`: what a replacement must add, in percent. */
export const gasPriceBumpPercent = 40n;

/** RSKj refuses larger transactions. */
export const maxTransactionBytes = 128 * 1024;

/** EIP-3860. */
export const maxInitCodeBytes = 49_152;

/** Small enough that a nonce is found at once, large enough that one has to be looked for. */
export const blockDifficulty = 16n;

/** Who earns the fees: "rootgate devchain" in ASCII. */
export const minerAddress: Hex = "0x000000726f6f746761746520646576636861696e";

/** RSKj's `rpc.timeout`; here a call's own time on the thread. */
export const maxCallMs = 5_000;

/** Not RSKj's: keeps what waits within memory. */
export const maxPoolSize = 10_000;

/** The header rules of the devchain's blocks: those of RSKj's regtest. */
export function headerRulesAt(height: number): HeaderRules {
  return rulesAt(chains.regtest.forks, height);
}
