import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { RestWatch } from "../../src/cli/release-memory.js";

const mib = 2 ** 20;
const rest = { utilization: 0.05, usedBytes: 128 * mib, committedBytes: 300 * mib };
/** As after a busy time, with 284 MiB kept. */
function createWatch(): RestWatch {
  const watch = new RestWatch();
  watch.onReleased(284 * mib);
  watch.isDue({ ...rest, utilization: 0.21 });
  return watch;
}

it("memory is released at rest, if the heap has grown by 16 MiB", () => {
  expect(createWatch().isDue(rest)).toBe(true);
});

it.each([
  ["while there is work", { utilization: 0.051 }],
  ["without growth", { committedBytes: 300 * mib - 1 }],
  ["of a large heap", { usedBytes: 128 * mib + 1 }],
])("memory is not released %s", (_, change) => {
  expect(createWatch().isDue({ ...rest, ...change })).toBe(false);
});

it("growth counts from the smallest heap since the last time", () => {
  const watch = createWatch();
  expect(watch.isDue({ ...rest, committedBytes: 50 * mib })).toBe(false);
  expect(watch.isDue({ ...rest, committedBytes: 66 * mib - 1 })).toBe(false);
  expect(watch.isDue({ ...rest, committedBytes: 66 * mib })).toBe(true);
});

it("memory is released once after the start and after each busy time", () => {
  const watch = new RestWatch();
  expect(watch.isDue(rest)).toBe(true);
  watch.onReleased(0);
  expect(watch.isDue(rest)).toBe(false);
  watch.isDue({ ...rest, utilization: 0.2 });
  expect(watch.isDue(rest)).toBe(false);
  watch.isDue({ ...rest, utilization: 0.21 });
  expect(watch.isDue(rest)).toBe(true);
});

it("a process at rest gives the memory of its garbage back", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, "rest-after-work.mjs")]);
  const { worked, rested } = JSON.parse(stdout) as Record<"worked" | "rested", { [name: string]: number }>;

  expect(worked?.["committedBytes"]).toBeGreaterThan(64 * mib);
  expect(rested?.["unusedBytes"]).toBeLessThan(8 * mib);
});
