import type { LeaseParts } from "./fetch-lease.js";
import { holdMs, type Lease } from "./lease.js";
import { isWithin } from "./period.js";

/** How often some leases are looked at, and other processes' recalls are read. */
const sweepMs = 500;
/** All leases are looked at every 20 sweeps, 10 s; if they are few, at each. */
const sweepsPerRound = 20;
const fewLeases = 1_000;
/** Recalls are heeded for so long: the processes' clocks may differ by some seconds. */
const heedRecallsMs = 10_000;

/** What a sweep does with leases. */
export interface SweepActions {
  readonly give: (lease: Lease) => void;
  readonly forget: (lease: Lease) => void;
}

/**
 * Gives leases back that nobody has used for a minute, those whose period is over, and those that another process has recalled
 * because the store has nothing left. While the store is away all are kept, to be used here. Returns what ends it.
 */
export function sweepLeases(leases: ReadonlyMap<string, Lease>, parts: LeaseParts, actions: SweepActions): () => void {
  const { store, clock, breaker } = parts;
  let round = leases.values();
  let reading: Promise<void> | undefined;

  const nextLease = (): Lease | undefined => {
    const { value, done } = round.next();
    if (done) round = leases.values();
    return value;
  };

  const lookAt = (lease: Lease): void => {
    const elapsedMs = clock.elapsedMs();
    if (lease.left !== lease.leftWhenSeen) {
      lease.leftWhenSeen = lease.left;
      lease.unusedSinceMs = elapsedMs;
    }
    const isOver = !isWithin(lease.period, clock.nowMs());
    if (lease.isFetching || lease.waiting.size > 0 || (!isOver && elapsedMs - lease.unusedSinceMs < holdMs)) return;
    actions.give(lease);
    actions.forget(lease);
  };

  const heedRecalls = async (): Promise<void> => {
    for (const { userId, period } of await store.readRecalls(clock.nowMs() - heedRecallsMs)) {
      const lease = leases.get(userId);
      if (lease?.period.name === period && !lease.isFetching) actions.give(lease);
    }
  };

  const sweep = (): void => {
    cancel = clock.after(sweepMs, sweep);
    if (breaker.outage() || leases.size === 0) return;
    reading ??= heedRecalls()
      .catch(async (error: unknown) => void (await breaker.report(error)))
      .finally(() => (reading = undefined));
    for (let count = Math.max(fewLeases, leases.size / sweepsPerRound); count > 0; count--) {
      const lease = nextLease();
      if (!lease) return;
      lookAt(lease);
    }
  };

  let cancel = clock.after(sweepMs, sweep);
  return () => cancel();
}
