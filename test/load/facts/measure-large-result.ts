import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { bodies } from "../bodies.js";
import { median } from "../measure/median.js";
import { readMemoryBytes, readMemoryPeakBytes } from "../measure/process-usage.js";
import { formatMegabytes, formatNumber } from "../report/format-table.js";
import type { Target } from "../targets/target.js";
import type { Fact } from "./fact.js";

const warmUps = 3;

/**
 * What one 10 MB answer at a time does to a gateway that runs with loop-delay.js: the longest stall of its event loop, the
 * latency that it adds, the memory that it takes over idle.
 */
export async function measureLargeResult(gateway: Target, upstream: Target, count: number): Promise<Fact[]> {
  const { pid, child } = gateway.process;
  const idleBytes = readMemoryBytes(pid);
  const timesOf = async (target: Target): Promise<number[]> => {
    const times: number[] = [];
    for (let at = 0; at < count + warmUps; at++) times.push(await timeDownload(target.url));
    return times.slice(warmUps);
  };
  const direct = median(await timesOf(upstream));
  await askStall(child);
  const stalls: number[] = [];
  const through: number[] = [];
  for (let at = 0; at < count; at++) {
    through.push(await timeDownload(gateway.url));
    await sleep(20);
    stalls.push(await askStall(child));
  }
  const peakBytes = readMemoryPeakBytes(pid) ?? readMemoryBytes(pid);
  return [
    { title: "10 MB result: added latency, median", found: `${formatNumber(median(through) - direct)} ms` },
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
  if (size < 10_000_000) throw new Error(`the answer has only ${size} bytes`);
  return performance.now() - begin;
}

async function askStall(child: Target["process"]["child"]): Promise<number> {
  child.send("report");
  const [delayMs] = (await once(child, "message")) as [number];
  return delayMs;
}
