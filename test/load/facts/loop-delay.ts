import { monitorEventLoopDelay } from "node:perf_hooks";

/*
 * Loaded into the gateway's process by `--import`: measures from the inside, without a change to the program, how long its
 * event loop stands still. Each message resets the measurement and gets back the longest delay since the last, in ms.
 */

const resolutionMs = 1;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();
process.on("message", () => {
  process.send?.(delay.max / 1e6 - resolutionMs);
  delay.reset();
});
process.channel?.unref();
