import type { OpenedNodes } from "./open-nodes.js";
import type { StoreBreaker } from "./store/store-breaker.js";

export interface ReadinessParts {
  /** Whether the service has been told to stop. */
  readonly isStopping: () => boolean;
  readonly breaker: Pick<StoreBreaker, "check">;
  readonly nodes: OpenedNodes;
}

const probeTimeoutMs = 3_000;

/** Asks every part that a call needs; the returned function resolves to the problems found, by part. None: ready. */
export function createReadiness({ isStopping, breaker, nodes }: ReadinessParts) {
  return async (): Promise<Readonly<Record<string, string>>> => {
    const problems = isStopping() ? {} : await probe(breaker, nodes);
    return isStopping() ? { service: "is shutting down" } : problems;
  };
}

async function probe(breaker: ReadinessParts["breaker"], nodes: OpenedNodes): Promise<Record<string, string>> {
  const signal = AbortSignal.timeout(probeTimeoutMs);
  const probes: [string, Promise<unknown>][] = [["store", rejectAway(breaker)]];
  for (const [name, opened] of Object.entries(nodes)) probes.push([name, opened.node.check(signal)]);
  const results = await Promise.allSettled(probes.map(([, result]) => result));
  return Object.fromEntries(
    results.flatMap((result, index) =>
      result.status === "rejected" ? [[probes[index]?.[0], "does not respond"]] : [],
    ),
  );
}

async function rejectAway(breaker: ReadinessParts["breaker"]): Promise<void> {
  if (await breaker.check()) throw new Error("the database is unavailable");
}
