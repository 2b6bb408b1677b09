import type { Case } from "../cases.js";
import { countRequests } from "../targets/start-upstream.js";
import type { Target } from "../targets/target.js";
import { fillMarker, firstUnique, type LoadResult, type RunLoad } from "./load.js";
import type { LoopUse } from "./loop-meter.js";
import { readUsage } from "./process-usage.js";

/** What one load on one target came to. Plain data, to be saved. */
export interface Measurement extends LoadResult {
  /** CPU time of a request; none where the processes are not known. */
  readonly cpuUs?: number;
  readonly memoryBytes?: number;
  /** Calls that reached the upstream, for each HTTP request. */
  readonly upstreamCalls: number;
  /** What the load did to the event loop, of a gateway. */
  readonly loop?: LoopUse;
}

export interface MeasureOptions {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  readonly upstream: Target;
}

/**
 * Checks the response to one of the case's requests of each method, then puts the load on the target. Undefined for a peer that responds with
 * something else, such as an error for a method that it does not know. @throws if a gateway does.
 */
export async function measureCase(
  row: Case,
  target: Target,
  options: MeasureOptions,
): Promise<Measurement | undefined> {
  const { runLoad, durationMs, upstream } = options;
  const url = row.key ? new URL(`/${row.key}`, target.url).href : target.url;
  if (target.kind === "gateway") await checkResponses(row, url);
  if (target.kind === "peer" && !(await isAsExpected(row, url))) return undefined;
  await target.readLoopUse?.();
  const before = readUsage(target.pids);
  const callsBefore = await countRequests(upstream);
  const [result, beside] = await Promise.all([
    runLoad({ url, bodies: row.bodies, connections: row.connections, durationMs }),
    row.beside && runLoad({ url, bodies: row.beside, connections: 1, durationMs }),
  ]);
  const { cpuUs, memoryBytes } = readUsage(target.pids);
  const loop = await target.readLoopUse?.();
  const usedUs = beside || cpuUs === undefined || before.cpuUs === undefined ? undefined : cpuUs - before.cpuUs;
  return {
    ...result,
    lostCount: result.lostCount + (beside?.lostCount ?? 0),
    ...(usedUs !== undefined && { cpuUs: usedUs / result.requestCount }),
    ...(memoryBytes !== undefined && { memoryBytes }),
    upstreamCalls: ((await countRequests(upstream)) - callsBefore) / result.requestCount,
    ...(loop && { loop }),
  };
}

/** Makes one request of each method. @throws if a response is not what the case expects. */
export async function checkResponses(row: Pick<Case, "title" | "bodies" | "expect">, url: string): Promise<void> {
  const firsts = new Map(row.bodies.toReversed().map((body) => [/"method":"(\w+)"/.exec(body)?.[1], body]));
  for (const body of firsts.values()) await checkResponse(row, url, fillMarker(body, firstUnique(Date.now())));
}

async function checkResponse(row: Pick<Case, "title" | "expect">, url: string, body: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body });
  const text = await response.text();
  if (!text.includes(row.expect)) throw new Error(`${row.title}: unexpected response ${text.slice(0, 300)}`);
}

async function isAsExpected(row: Case, url: string): Promise<boolean> {
  return checkResponses(row, url).then(
    () => true,
    () => false,
  );
}
