import { monitorEventLoopDelay, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";

/*
 * Loaded into the gateway's process by `--import`: measures its event loop from inside, without a change to the program. Each message
 * resets the measurement; the response to it is a LoopUse.
 */

/** What happened in a process's main thread since the last message, in ms. */
export interface LoopUse {
  readonly longestStallMs: number;
  readonly gcMs: number;
  readonly longestGcMs: number;
}

const resolutionMs = 1;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();

let gcMs = 0;
let longestGcMs = 0;
function add(entries: readonly PerformanceEntry[]): void {
  for (const { duration } of entries) {
    gcMs += duration;
    longestGcMs = Math.max(longestGcMs, duration);
  }
}
const collections = new PerformanceObserver((list) => add(list.getEntries()));
collections.observe({ entryTypes: ["gc"] });

process.on("message", () => {
  add(collections.takeRecords());
  const use: LoopUse = { longestStallMs: Math.max(0, delay.max / 1e6 - resolutionMs), gcMs, longestGcMs };
  process.send?.(use);
  delay.reset();
  [gcMs, longestGcMs] = [0, 0];
});
process.channel?.unref();
