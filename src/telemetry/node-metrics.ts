import { Counter, Gauge, type Registry } from "prom-client";
import { FrequentCounter, FrequentHistogram } from "./frequent-metrics.js";
import { remember } from "./remember.js";

const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics below the `Node` port, created once for all networks and described by their help texts. */
export function createNodeMetrics(registry: Registry) {
  const define = createDefinitions(registry);
  const eventsOfCalls = defineCallMetrics(define);
  const eventsOfUpstreams = defineUpstreamMetrics(define);
  const eventsOfChecks = defineCheckMetrics(define);
  const eventsOfResults = defineResultMetrics(define);

  /** Events of one network's nodes. */
  return (network: string) => ({
    ...eventsOfCalls(network),
    ...eventsOfUpstreams(network),
    ...eventsOfChecks(network),
    ...eventsOfResults(network),
  });
}

type Definitions = ReturnType<typeof createDefinitions>;

/** Metrics in the registry with the service's prefix and a label for the network. */
function createDefinitions(registry: Registry) {
  const configure = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) => ({
    name: `rootgate_${name}`,
    help,
    labelNames: ["network", ...labelNames] as const,
    registers: [registry],
  });
  return {
    counter: <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
      new Counter(configure(name, help, labelNames)),
    gauge: <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
      new Gauge({ ...configure(name, help, labelNames), aggregator: "max" }),
    frequentCounter: <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
      new FrequentCounter(configure(name, help, labelNames)),
    histogram: (name: string, help: string) =>
      new FrequentHistogram({ ...configure(name, help, []), buckets: durationBuckets }),
  };
}

function defineCallMetrics({ counter, histogram }: Definitions) {
  const calls = histogram(
    "upstream_call_duration_seconds",
    "Calls to a node by outcome: ok; refused (an error caused by the caller); failed",
  );
  const retries = counter("upstream_retries_total", "Calls retried on another node after a failure", ["upstream"]);
  const hedges = counter(
    "upstream_hedges_total",
    "Calls hedged because a node took long, by whether the second node responded first (won)",
    ["won"],
  );
  const busy = counter("upstream_busy_total", "Calls that failed because every node's queue was full", []);
  const fallbacks = counter(
    "upstream_batch_fallbacks_total",
    "Batches that a node refused as a whole; their calls were then sent one by one",
    ["upstream"],
  );
  const callChild = remember((network: string) =>
    remember((upstream: string) => remember((outcome: string) => calls.labels({ network, upstream, outcome }))),
  );
  return (network: string) => ({
    onUpstreamCall: (upstream: string, _method: string, outcome: string, elapsedMs: number) =>
      callChild(network)(upstream)(outcome).observe(elapsedMs / 1_000),
    onRetry: (upstream: string) => retries.labels({ network, upstream }).inc(),
    onHedge: (_upstream: string, _method: string, isWon: boolean) =>
      hedges.labels({ network, won: String(isWon) }).inc(),
    onBusy: () => busy.labels({ network }).inc(),
    onBatchFallback: (upstream: string) => fallbacks.labels({ network, upstream }).inc(),
  });
}

function defineUpstreamMetrics({ counter, gauge }: Definitions) {
  const inService = gauge("upstream_in_service", "1 while the node is available for calls", ["upstream"]);
  const states = gauge(
    "upstream_state",
    "1 for the current state of the node: in (service), or why it is unavailable",
    ["upstream", "state"],
  );
  const heads = gauge("upstream_head", "The node's latest head", ["upstream"]);
  const apart = gauge("upstream_apart", "1 while the node is on another branch than the head shown to callers", [
    "upstream",
  ]);
  const decisions = counter(
    "head_decisions_total",
    "Decisions about the head shown to callers: replace (a reorganisation was followed), retract (no node has it any more), refuse (a reorganisation too deep for so few nodes)",
    ["decision"],
  );
  return (network: string) => {
    const lastStates = new Map<string, string>();
    return {
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
    };
  };
}

function defineCheckMetrics({ counter }: Definitions) {
  const checks = counter(
    "verifications_total",
    "Verifications of a node's results, by verdict: true (only a sample is verified), the kind of failure, omitted (another node had what it lacked), outvoted (two others said something else), forgiven (it stays in service, since most nodes have failed), not checked (a block with unknown header rules, or a required member that no node has), dropped (queue full), given up (could not be verified)",
    ["upstream", "verdict"],
  );
  return (network: string) => ({
    onVerification: (upstream: string, verdict: string) => checks.labels({ network, upstream, verdict }).inc(),
  });
}

/** Metrics of results that are kept, shared or indexed. */
function defineResultMetrics({ counter, frequentCounter, gauge }: Definitions) {
  const cache = frequentCounter(
    "cache_calls_total",
    "Cache look-ups by outcome: memory, shared (Redis), nowhere (sent to a node)",
    ["found"],
  );
  const evicted = counter("cache_evicted_bytes_total", "Bytes of evicted results", []);
  const dropped = counter("cache_dropped_total", "Cached results invalidated by a reorganisation", []);
  const shared = frequentCounter("shared_calls_total", "Calls coalesced with an identical call in progress", []);
  const away = gauge("shared_cache_away", "1 while the shared cache (Redis) is away", []);
  const indexed = gauge("log_index_blocks", "Blocks covered by the log index (`LOGS_INDEX`)", []);
  return (network: string) => {
    // Children for frequent events are looked up once.
    const found = {
      memory: cache.labels({ network, found: "memory" }),
      shared: cache.labels({ network, found: "shared" }),
    };
    const notFound = cache.labels({ network, found: "nowhere" });
    const sharing = shared.labels({ network });
    return {
      onCacheHit: (_method: string, level: "memory" | "shared") => found[level].inc(),
      onCacheMiss: () => notFound.inc(),
      onCacheEvict: (bytes: number) => evicted.labels({ network }).inc(bytes),
      onCacheDrop: (count: number) => dropped.labels({ network }).inc(count),
      onCoalesced: () => sharing.inc(),
      onSharedCacheAway: (isAway: boolean) => away.labels({ network }).set(Number(isAway)),
      onLogIndex: (blocks: number) => indexed.labels({ network }).set(blocks),
    };
  };
}
