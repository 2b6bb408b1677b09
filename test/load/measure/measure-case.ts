import type { Case } from "../cases.js";
import { countRequests } from "../targets/start-upstream.js";
import type { Target } from "../targets/target.js";
import type { LoadResult, RunLoad } from "./load.js";
import { readCpuUs, readMemoryBytes } from "./process-usage.js";

/** What one load on one target came to. */
export interface Measurement extends LoadResult {
  readonly cpuUs: number | undefined;
  readonly memoryBytes: number;
  /** Calls that reached the upstream, for each HTTP request. */
  readonly upstreamCalls: number;
  /** Of requests one after the other. */
  readonly alone: LoadResult;
}

export interface MeasureOptions {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  /** For how long to ask one at a time besides; 0 for not at all. */
  readonly aloneMs: number;
  readonly upstream: Target;
}

/** Makes sure that the target answers the case's call, puts the load on it, then asks it one at a time. */
export async function measureCase(row: Case, target: Target, options: MeasureOptions): Promise<Measurement> {
  const { runLoad, durationMs, aloneMs, upstream } = options;
  const { pid } = target.process;
  const url = row.keyText ? new URL(`/${row.keyText}`, target.url).href : target.url;
  // Go's proxy now and then breaks a long answer off, which is no reason to end here.
  if (target.name === "gateway") await checkAnswer(row, url);
  const cpuBefore = readCpuUs(pid);
  const callsBefore = await countRequests(upstream);
  const load = { url, bodies: row.bodies };
  const result = await runLoad({ ...load, connections: row.connections, durationMs });
  const cpuAfter = readCpuUs(pid);
  const upstreamCalls = ((await countRequests(upstream)) - callsBefore) / result.requestCount;
  const memoryBytes = readMemoryBytes(pid);
  const alone = aloneMs > 0 ? await runLoad({ ...load, connections: 1, durationMs: aloneMs }) : result;
  return {
    ...result,
    lostCount: result.lostCount + alone.lostCount,
    cpuUs: cpuBefore && cpuAfter && (cpuAfter - cpuBefore) / result.requestCount,
    memoryBytes,
    upstreamCalls,
    alone,
  };
}

async function checkAnswer(row: Case, url: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: row.bodies[0] as string });
  const text = await response.text();
  if (!text.includes(row.expect)) throw new Error(`${row.title}: unexpected answer ${text.slice(0, 300)}`);
}
