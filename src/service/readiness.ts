import type { Clock } from "../clock.js";
import type { Settings } from "../config/settings.js";
import type { OpenedNodes } from "../networks/open-nodes.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Metrics } from "../telemetry/metrics.js";

/** What a readiness probe returns. "degraded": some requests fail; "not ready": all do. */
export interface Readiness {
  readonly status: "ready" | "degraded" | "not ready";
  /** Problems by part: a network, `store`, `mail` or `service`. */
  readonly problems: Readonly<Record<string, string>>;
}

export interface ReadinessParts {
  /** Whether a shutdown has begun. */
  readonly isStopping: () => boolean;
  readonly store: Pick<StoreBreaker, "check" | "outage">;
  /** How long API keys known to be valid keep working while the store is away. */
  readonly outageGraceMs: number;
  readonly clock: Pick<Clock, "elapsedMs">;
  readonly nodes: OpenedNodes;
  /** Problems that affect no calls, by part. */
  readonly findWarnings: () => Readonly<Record<string, string>>;
}

/** The parts of a running service that readiness depends on. */
export interface ReadinessFacts extends Pick<ReadinessParts, "isStopping" | "clock" | "nodes"> {
  readonly breaker: StoreBreaker;
  readonly accounts: { readonly mail: { readonly delivery: { readonly isFailing: () => boolean } } };
  readonly clockWarnings: () => Readonly<Record<string, string>>;
  readonly limits: { readonly metrics: Pick<Metrics, "watchParts"> | undefined };
}

const probeTimeoutMs = 3_000;

/** The readiness of a running service, which its metrics show too. */
export function openReadiness(settings: Settings, facts: ReadinessFacts): ReturnType<typeof createReadiness> {
  const { delivery } = facts.accounts.mail;
  const readiness = createReadiness({
    ...facts,
    store: facts.breaker,
    outageGraceMs: settings.STORE_OUTAGE_GRACE_SECONDS * 1_000,
    findWarnings: () => ({ ...(delivery.isFailing() && { mail: "cannot be sent" }), ...facts.clockWarnings() }),
  });
  const parts = [...settings.NETWORKS, "store", "mail", "clock"];
  facts.limits.metrics?.watchParts(parts, async () => (await readiness()).problems);
  return readiness;
}

/** Probes every part. The process is ready while it can serve one network, or the network that is asked for. */
export function createReadiness(parts: ReadinessParts) {
  return async (network?: string): Promise<Readiness> => {
    const found = parts.isStopping() ? undefined : await probe(parts);
    if (!found || parts.isStopping()) return { status: "not ready", problems: { service: "is shutting down" } };
    const problems = { ...found, ...parts.findWarnings() };
    if (!canServe(parts, found, network)) return { status: "not ready", problems };
    return { status: Object.keys(problems).length === 0 ? "ready" : "degraded", problems };
  };
}

async function probe({ store, nodes }: ReadinessParts): Promise<Record<string, string>> {
  const signal = AbortSignal.timeout(probeTimeoutMs);
  const probes: [string, Promise<unknown>][] = [["store", rejectAway(store)]];
  for (const [name, opened] of Object.entries(nodes)) probes.push([name, opened.node.check(signal)]);
  const results = await Promise.allSettled(probes.map(([, result]) => result));
  return Object.fromEntries(
    results.flatMap((result, index) =>
      result.status === "rejected" ? [[probes[index]?.[0], "does not respond"]] : [],
    ),
  );
}

async function rejectAway(store: ReadinessParts["store"]): Promise<void> {
  if (await store.check()) throw new Error("the database is unavailable");
}

/** Known API keys and leases last for some time without the store. */
function canServe(parts: ReadinessParts, problems: Record<string, string>, network: string | undefined): boolean {
  const { store, outageGraceMs, clock, nodes } = parts;
  const outage = store.outage();
  if (outage && clock.elapsedMs() - outage.startedMs >= outageGraceMs) return false;
  const served = Object.keys(nodes).filter((name) => network === undefined || name === network);
  return served.some((name) => !(name in problems));
}
