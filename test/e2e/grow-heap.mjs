// Keeps 1,200,000 objects, each until another takes its place, and prints how large the heap was at the most, and what is in use, in bytes.
import { setTimeout } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { boundGarbage } from "../../dist/src/cli/bound-garbage.js";

boundGarbage();
const kept = [];
let maxBytes = 0;
for (let round = 0; round < 2_400; round++) {
  kept[round % 600] = Array.from({ length: 2_000 }, (_, index) => ({ round, text: `${round}-${index}` }));
  await setTimeout(1);
  maxBytes = Math.max(maxBytes, getHeapStatistics().used_heap_size);
}
globalThis.gc();
process.stdout.write(JSON.stringify({ maxBytes, usedBytes: getHeapStatistics().used_heap_size, kept: kept.length }));
