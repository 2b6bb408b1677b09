import autocannon, { type Request } from "autocannon";
import { fillMarker, firstUnique, type Load, type LoadResult, uniqueMarker } from "./load.js";

/** Puts a load on a URL by autocannon, from this process: works everywhere, costs more CPU than wrk. */
export async function runAutocannon({
  url,
  paths = [new URL(url).pathname],
  bodies,
  connections,
  durationMs,
}: Load): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: Math.max(1, Math.round(durationMs / 1_000)),
    requests: Array.from({ length: Math.max(paths.length, bodies.length) }, (_, index) => ({
      method: "POST" as const,
      path: paths[index % paths.length] as string,
      headers: { "content-type": "application/json" },
      ...bodyOf(bodies[index % bodies.length] as string),
    })),
  });
  const { latency } = result;
  return {
    requestCount: result.requests.total,
    requestsPerSecond: result.requests.total / result.duration,
    p50Us: latency.p50 * 1_000,
    p99Us: latency.p99 * 1_000,
    p999Us: latency.p99_9 * 1_000,
    lostCount: result.errors + result.timeouts,
  };
}

function bodyOf(body: string): Pick<Request, "body" | "setupRequest"> {
  if (!body.includes(uniqueMarker)) return { body };
  let unique = firstUnique(Date.now());
  return { body, setupRequest: (request) => ({ ...request, body: fillMarker(body, unique++) }) };
}
