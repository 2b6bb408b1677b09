import { Counter, Gauge, Histogram, type Registry } from "prom-client";

const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of everything below the `Node` port, made once for all networks; what each means is its help text. */
export function createNodeMetrics(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `rootgate_${name}`, help, labelNames: ["network", ...labelNames], registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name: `rootgate_${name}`, help, labelNames: ["network", ...labelNames], registers });

  const calls = new Histogram({
    name: "rootgate_upstream_call_duration_seconds",
    help: "Calls to a node by outcome: ok; refused (an answer, but an error of the caller's making); failed",
    labelNames: ["network", "upstream", "outcome"],
    buckets: durationBuckets,
    registers,
  });
  const retries = counter("upstream_retries_total", "Calls that a node failed and another was asked", ["upstream"]);
  const hedges = counter(
    "upstream_hedges_total",
    "Calls for which another node was asked since one took long, by whether it answered first (won)",
    ["won"],
  );
  const inService = gauge("upstream_in_service", "1 while calls may go to the node", ["upstream"]);
  const states = gauge(
    "upstream_state",
    "1 for the current state of the node: in (service), or why it is out of service",
    ["upstream", "state"],
  );
  const heads = gauge("upstream_head", "The height the node last told", ["upstream"]);
  const apart = gauge("upstream_apart", "1 while the node is on another branch than the one that callers are shown", [
    "upstream",
  ]);
  const decisions = counter(
    "head_decisions_total",
    "What was decided about the head that callers are shown: replace (a reorganisation was followed), retract (no node had it any more), refuse (a reorganisation too deep for so few nodes)",
    ["decision"],
  );
  const busy = counter("upstream_busy_total", "Calls that found every node's queue full", []);
  const fallbacks = counter(
    "upstream_batch_fallbacks_total",
    "Batches that a node refused as a whole; their calls were sent one by one",
    ["upstream"],
  );
  const cache = counter(
    "cache_calls_total",
    "Calls by where they found their answer: memory, shared (Redis), nowhere (a node was asked)",
    ["found"],
  );
  const evicted = counter("cache_evicted_bytes_total", "Bytes of kept answers that gave way to others", []);
  const dropped = counter("cache_dropped_total", "Kept answers that a reorganisation made untrue", []);
  const shared = counter("shared_calls_total", "Calls that shared the answer of an identical one under way", []);
  const indexed = gauge("log_index_blocks", "Blocks that `eth_getLogs` can find in the index (`LOGS_INDEX`)", []);
  const checks = counter(
    "truth_checks_total",
    "Answers of a node that were checked, by verdict: true, the kind of lie, not checked (a block of unknown header rules), dropped (too many waited), given up (could not be checked)",
    ["upstream", "verdict"],
  );

  /** What the nodes of one network report to. */
  return (network: string) => {
    // What every call may touch is looked up once.
    const found = {
      memory: cache.labels({ network, found: "memory" }),
      shared: cache.labels({ network, found: "shared" }),
    };
    const lastStates = new Map<string, string>();
    const notFound = cache.labels({ network, found: "nowhere" });
    const sharing = shared.labels({ network });
    return {
      onUpstreamCall: (upstream: string, _method: string, outcome: string, elapsedMs: number) =>
        calls.labels({ network, upstream, outcome }).observe(elapsedMs / 1_000),
      onRetry: (upstream: string) => retries.labels({ network, upstream }).inc(),
      onHedge: (_upstream: string, _method: string, isWon: boolean) =>
        hedges.labels({ network, won: String(isWon) }).inc(),
      onUpstreamState(upstream: string, state: string) {
        inService.labels({ network, upstream }).set(state === "in" ? 1 : 0);
        states.remove({ network, upstream, state: lastStates.get(upstream) ?? "" });
        states.labels({ network, upstream, state }).set(1);
        lastStates.set(upstream, state);
      },
      onUpstreamHead: (upstream: string, height: number) => heads.labels({ network, upstream }).set(height),
      onUpstreamBranch: (upstream: string, isApart: boolean) =>
        apart.labels({ network, upstream }).set(Number(isApart)),
      onHeadDecision: (decision: string) => decisions.labels({ network, decision }).inc(),
      onBusy: () => busy.labels({ network }).inc(),
      onBatchFallback: (upstream: string) => fallbacks.labels({ network, upstream }).inc(),
      onCacheHit: (_method: string, level: "memory" | "shared") => found[level].inc(),
      onCacheMiss: () => notFound.inc(),
      onCacheEvict: (bytes: number) => evicted.labels({ network }).inc(bytes),
      onCacheDrop: (count: number) => dropped.labels({ network }).inc(count),
      onShared: () => sharing.inc(),
      onLogIndex: (blocks: number) => indexed.labels({ network }).set(blocks),
      onTruthCheck: (upstream: string, verdict: string) => checks.labels({ network, upstream, verdict }).inc(),
    };
  };
}
