import type { Random } from "../../simulation/random.js";
import { pickWeighted } from "../case-random.js";
import { damage } from "./damage.js";
import { drawRequest } from "./draw-request.js";
import { drawExtreme } from "./extreme-bodies.js";
import { drawWriting } from "./json-text.js";
import type { Known } from "./known.js";

/** Any body at all: single requests, batches that mix everything, both with damaged bytes, and bodies at the limits. */
export function drawBody(random: Random, known: Known): Buffer {
  if (random.chance(0.01)) return drawExtreme(random);
  const writing = drawWriting(random);
  const count = pickWeighted(random, [
    [6, 0],
    [3, random.integer(1, 8)],
    [0.1, random.integer(9, 101)],
  ]);
  const request = (): string => drawRequest(writing, known);
  const text = count === 0 ? request() : `[${Array.from({ length: count }, request).join(random.pick([",", " ,\n"]))}]`;
  const bytes = Buffer.from(text);
  return random.chance(0.25) ? damage(random, bytes) : bytes;
}
