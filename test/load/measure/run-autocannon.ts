import autocannon from "autocannon";
import type { Load, LoadResult } from "./load.js";

/** Puts a load on a URL by autocannon, from this process: works everywhere, costs more CPU than wrk. */
export async function runAutocannon({ url, bodies, connections, durationMs }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: Math.max(1, Math.round(durationMs / 1_000)),
    requests: bodies.map((body) => ({ method: "POST", headers: { "content-type": "application/json" }, body })),
  });
  const { latency } = result;
  return {
    requestCount: result.requests.total,
    requestsPerSecond: result.requests.total / result.duration,
    p50Us: latency.p50 * 1_000,
    p99Us: latency.p99 * 1_000,
    lostCount: result.errors + result.timeouts,
  };
}
