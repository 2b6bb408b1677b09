import { setTimeout as sleep } from "node:timers/promises";
import { bodies } from "../bodies.js";
import { median } from "../measure/median.js";
import { readMemoryBytes, readMemoryPeakBytes } from "../measure/process-usage.js";
import { formatMegabytes, formatNumber } from "../report/format-table.js";
import type { StartedTarget, Target } from "../targets/target.js";
import type { Fact } from "./fact.js";

export interface LargeResultOptions {
  readonly upstream: Target;
  readonly largeResults: number;
}

const warmUps = 3;

/**
 * What one 10 MB result at a time does to a gateway that runs with loop-meter.js: the longest stall of its event loop, the
 * latency that it adds, the memory that it takes over idle.
 */
export async function measureLargeResult(gateway: StartedTarget, options: LargeResultOptions): Promise<Fact[]> {
  const { upstream, largeResults } = options;
  const { pid } = gateway.process;
  const idleBytes = readMemoryBytes(pid);
  const direct: number[] = [];
  const through: number[] = [];
  const stalls: number[] = [];
  for (let at = -warmUps; at < largeResults; at++) {
    const directMs = await timeDownload(upstream.url);
    await gateway.readLoopUse?.();
    const throughMs = await timeDownload(gateway.url);
    await sleep(20);
    const stallMs = (await gateway.readLoopUse?.())?.longestStallMs ?? Number.NaN;
    if (at < 0) continue;
    direct.push(directMs);
    through.push(throughMs);
    stalls.push(stallMs);
  }
  const peakBytes = readMemoryPeakBytes(pid) ?? readMemoryBytes(pid);
  return [
    {
      title: "10 MB result: added latency, median",
      found: `${formatNumber(median(through) - median(direct))} ms`,
    },
    {
      title: "10 MB result: longest stall of the event loop, median (most)",
      found: `${formatNumber(median(stalls))} (${formatNumber(Math.max(...stalls))}) ms`,
    },
    { title: "10 MB result: most memory over idle", found: `${formatMegabytes(peakBytes - idleBytes)} MB` },
  ];
}

async function timeDownload(url: string): Promise<number> {
  const begin = performance.now();
  const headers = { "content-type": "application/json" };
  const { body } = await fetch(url, { method: "POST", headers, body: bodies.result10Mb[0] });
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) size += chunk.length;
  if (size < 10_000_000) throw new Error(`the result has only ${size} bytes`);
  return performance.now() - begin;
}
