import { blockGasLimit } from "./chain-rules.js";
import { intrinsicGas } from "./intrinsic-gas.js";
import type { Message, Run } from "./run-message.js";

const maxGas = BigInt(blockGasLimit);
const stipend = 2_300n;

/** How an estimate tries a message out. */
export interface Trials {
  /** Runs the message with that much gas. */
  readonly runWith: (gas: bigint) => Promise<Run>;
  /** Whether there is no more time for runs. */
  readonly isLate: () => boolean;
}

/**
 * The least gas, to within 1 %, with which a message ends as it does with all the gas a block has: a revert too. What uses up any
 * amount of gas is estimated at the block's limit. When it gets late, the least that was found to be enough.
 */
export async function estimateGas(message: Message, { runWith, isLate }: Trials): Promise<bigint> {
  const freely = await runWith(maxGas);
  if (freely.outcome === "halted") return maxGas;
  const isEnough = async (gas: bigint) => isAlike(await runWith(gas), freely);

  const used = freely.gasUsed;
  if (used === intrinsicGas(message)) return used;
  if (isLate()) return maxGas;
  if (await isEnough(used)) return used;
  // Nested calls get at most 63 of 64 parts of the gas that is left, so they may need more to be there than is used.
  const likely = smaller(((used + stipend) * 64n) / 63n + 1n, maxGas);
  let low = used;
  let high = maxGas;
  let middle = likely;
  while (high - low > low / 100n && !isLate()) {
    if (await isEnough(middle)) high = middle;
    else low = middle;
    middle = (low + high) / 2n;
  }
  return high;
}

function isAlike(run: Run, freely: Run): boolean {
  return run.outcome === freely.outcome && (run.outcome === "succeeded" || run.returnData === freely.returnData);
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
