// Makes garbage, rests, and prints how many bytes V8's heap has, and how many of them are unused, after the work and after the rest.
import { setTimeout } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { releaseMemoryAtRest } from "../../dist/src/cli/release-memory.js";

const readHeap = () => {
  const { used_heap_size: usedBytes, total_heap_size: committedBytes } = getHeapStatistics();
  return { committedBytes, unusedBytes: committedBytes - usedBytes };
};
releaseMemoryAtRest(500);
let kept = [];
for (let round = 0; round < 400; round++) {
  kept.push(Array.from({ length: 2_000 }, (_, index) => ({ round, text: `${round}-${index}` })));
  await setTimeout(1);
}
kept = kept.slice(0, 10);
const worked = readHeap();
// V8 itself takes longer.
for (let waits = 0; waits < 7 && readHeap().committedBytes > worked.committedBytes / 2; waits++)
  await setTimeout(1_000);
process.stdout.write(JSON.stringify({ worked, rested: readHeap(), kept: kept.length }));
