import type { Head } from "../node/head-feed.js";

const hashPattern = /^0x[\da-f]{64}$/i;
const quantityPattern = /^0x[\da-f]{1,13}$/i;
const difficultyPattern = /^0x[\da-f]{1,64}$/i;

/** A head out of a block, or of a `newHeads` notification. Throws an Error when it is neither. */
export function readHead(value: unknown): Head {
  const { number, hash, parentHash, difficulty, totalDifficulty } = (value ?? {}) as Record<string, unknown>;
  if (!matches(number, quantityPattern) || !matches(hash, hashPattern) || !matches(parentHash, hashPattern))
    throw new Error("no block where one belongs");
  return {
    number: Number(number),
    hash: hash.toLowerCase(),
    parentHash: parentHash.toLowerCase(),
    ...(matches(difficulty, difficultyPattern) && { difficulty: BigInt(difficulty) }),
    ...(matches(totalDifficulty, difficultyPattern) && { totalDifficulty: BigInt(totalDifficulty) }),
  };
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}
