// Loaded into the program and its worker threads before their own code: on SIGUSR2 each collects garbage, and the main thread
// says what memory is left in the process and, added up, in the heaps of all threads.
const { writeSync } = require("node:fs");
const { BroadcastChannel, isMainThread, threadId } = require("node:worker_threads");

const channel = new BroadcastChannel("collect-garbage");
channel.unref();

function collect() {
  for (let times = 0; times < 4; times++) globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, liveBytes: heapUsed + external };
}

function collectInMain() {
  /** By the id of each thread; undefined while it collects. */
  const heaps = new Map();
  channel.addEventListener("message", ({ data }) => {
    heaps.set(data.threadId, data.liveBytes);
    if (data.liveBytes !== undefined) finish();
  });
  process.on("SIGUSR2", () => {
    for (const id of heaps.keys()) heaps.set(id, undefined);
    channel.postMessage("collect");
    finish();
  });
  function finish() {
    const ofThreads = [...heaps.values()];
    if (ofThreads.includes(undefined)) return;
    const { rss, liveBytes } = collect();
    const total = ofThreads.reduce((sum, bytes) => sum + bytes, liveBytes);
    writeSync(1, `memory ${JSON.stringify({ processBytes: rss, liveBytes: total })}\n`);
  }
}

if (isMainThread) collectInMain();
else {
  channel.postMessage({ threadId });
  channel.addEventListener("message", ({ data }) => {
    if (data === "collect") channel.postMessage({ threadId, liveBytes: collect().liveBytes });
  });
}
