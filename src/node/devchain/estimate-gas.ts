import { intrinsicGas } from "./intrinsic-gas.js";
import { blockGasLimit } from "./rules.js";
import type { Message, Run } from "./run-message.js";

const maxGas = BigInt(blockGasLimit);
const stipend = 2_300n;

/**
 * The least gas, to within 1 %, with which a message ends as it does with all the gas a block has: a revert too. What uses up any
 * amount of gas is estimated at the block's limit. `runWith` runs the message with that much gas.
 */
export async function estimateGas(message: Message, runWith: (gas: bigint) => Promise<Run>): Promise<bigint> {
  const freely = await runWith(maxGas);
  if (freely.outcome === "halted") return maxGas;
  const endsAlike = async (gas: bigint) => isAlike(await runWith(gas), freely);

  const used = freely.gasUsed;
  if (used === intrinsicGas(message) || (await endsAlike(used))) return used;
  // Nested calls get at most 63 of 64 parts of the gas that is left, so they may need more to be there than is used.
  const likely = smaller(((used + stipend) * 64n) / 63n + 1n, maxGas);
  return bisect(used, (await endsAlike(likely)) ? likely : maxGas, endsAlike);
}

async function bisect(tooLittle: bigint, enough: bigint, isEnough: (gas: bigint) => Promise<boolean>): Promise<bigint> {
  let [low, high] = [tooLittle, enough];
  while (high - low > low / 100n) {
    const middle = (low + high) / 2n;
    if (await isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function isAlike(run: Run, freely: Run): boolean {
  return run.outcome === freely.outcome && (run.outcome === "succeeded" || run.returnData === freely.returnData);
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
