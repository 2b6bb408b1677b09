// Loaded into the program before its own code: the first SIGUSR2 has V8 collect the whole heap as it does when the process has nothing
// to do, each later one prints how often the whole heap was collected since then.
const events = require("node:events");
const { writeSync } = require("node:fs");
const { constants, PerformanceObserver } = require("node:perf_hooks");
const { getHeapSnapshot } = require("node:v8");

let collections = 0;

process.once("SIGUSR2", () => void collect());

async function collect() {
  // V8 writes a heap snapshot of what is left after such a collection.
  await events.once(getHeapSnapshot().resume(), "end");
  new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries()) if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collections++;
  }).observe({ entryTypes: ["gc"] });
  process.on("SIGUSR2", () => writeSync(1, `${collections} collections\n`));
  writeSync(1, "collected\n");
}
