import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { growthOf } from "../../src/cli/bound-garbage.js";

const mib = 2 ** 20;
/** V8's young generation, and what is added until the next look at the heap and while it is collected. */
const slackBytes = 64 * mib;

it.each([
  { usedBytes: mib, growth: 300 },
  { usedBytes: Math.floor((128 * mib) / 3), growth: 300 },
  { usedBytes: 64 * mib, growth: 200 },
  { usedBytes: 128 * mib, growth: 100 },
  { usedBytes: 256 * mib, growth: 50 },
  { usedBytes: 2_048 * mib, growth: 50 },
])("a heap of $usedBytes bytes may grow by $growth percent", ({ usedBytes, growth }) => {
  expect(growthOf(usedBytes)).toBe(growth);
});

it("a heap whose objects live long has no more than 128 MiB of garbage", async () => {
  const program = join(__dirname, "grow-heap.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", program]);
  const { maxBytes, usedBytes } = JSON.parse(stdout) as { maxBytes: number; usedBytes: number };

  expect(usedBytes).toBeGreaterThan(64 * mib);
  expect(maxBytes - usedBytes).toBeLessThan(128 * mib + slackBytes);
});
