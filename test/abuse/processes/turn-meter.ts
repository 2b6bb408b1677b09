import { openSync, readSync, writeFileSync } from "node:fs";
import { env } from "node:process";
import { isMainThread } from "node:worker_threads";

/*
 * Loaded into the service by `NODE_OPTIONS=--import`: how long the longest turn of its event loop took, in CPU time of its main
 * thread, so that it is the same on a busy machine. At SIGUSR2 it writes that to the file that TURN_METER_FILE names, and begins anew.
 */

export interface TurnReading {
  readonly maxMs: number;
  /** The CPU time that JSON.parse takes for a text of 1 MiB, on this machine. */
  readonly parseMs: number;
}

const file = env["TURN_METER_FILE"];

function createCpuClock(): () => number {
  // Nanoseconds on a CPU, time to wait for one, turns on it (proc(5)).
  const schedstat = openSync("/proc/thread-self/schedstat", "r");
  const bytes = Buffer.alloc(64);
  return () => {
    readSync(schedstat, bytes, 0, bytes.length, 0);
    return Number(bytes.toString("latin1", 0, bytes.indexOf(" "))) / 1e6;
  };
}

/** Of many, since the clock moves in steps of milliseconds. */
function measureParse(now: () => number): number {
  const text = JSON.stringify(Array(16).fill("x".repeat(65_536)));
  const startMs = now();
  for (let times = 0; times < parses; times++) JSON.parse(text);
  return (now() - startMs) / parses;
}

const parses = 100;

if (isMainThread && file !== undefined) {
  const now = createCpuClock();
  const parseMs = measureParse(now);
  let lastMs = now();
  let maxMs = 0;
  // Once in each turn, after what has arrived was dealt with; it doesn't wake a loop that has nothing to do.
  const check = (): void => {
    const nowMs = now();
    maxMs = Math.max(maxMs, nowMs - lastMs);
    lastMs = nowMs;
    setImmediate(check).unref();
  };
  setImmediate(check).unref();
  process.on("SIGUSR2", () => {
    writeFileSync(file, JSON.stringify({ maxMs, parseMs } satisfies TurnReading));
    maxMs = 0;
  });
}
