import { createRandom, type Random } from "../simulation/random.js";

export type CaseKind = "body" | "socket";

/** The randomness of one case: what a case sends depends on the seed and its number alone, whatever ran before it. */
export function randomOfCase(seed: number, kind: CaseKind, index: number): Random {
  const salted =
    Math.imul(seed ^ (kind === "body" ? 0x5bd1e995 : 0x27d4eb2f), 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  const random = createRandom(salted ^ (salted >>> 15));
  random.next();
  return random;
}

/** One of the values, each as likely as its weight says. */
export function pickWeighted<Value>(
  random: Random,
  choices: readonly (readonly [weight: number, value: Value])[],
): Value {
  let left = random.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  return (choices.at(-1) as readonly [number, Value])[1];
}

/** Random bytes, each as likely as any. */
export function drawBytes(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.integer(0, 255)));
}
