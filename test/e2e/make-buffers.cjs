// Once the program has nothing left to do, makes 2 GB of buffers, eight at a time alive, and prints how often the whole heap was collected.
const { constants, PerformanceObserver } = require("node:perf_hooks");

process.once("beforeExit", () => void makeBuffers());

async function makeBuffers() {
  let collections = 0;
  new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries()) if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collections++;
  }).observe({ entryTypes: ["gc"] });
  const alive = [];
  for (let made = 0; made < 20_000; made++) {
    alive[made % 8] = Buffer.allocUnsafeSlow(100_000);
    if (made % 200 === 0) await new Promise(setImmediate);
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.stderr.write(`${collections} collections\n`);
}
