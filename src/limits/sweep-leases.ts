import type { LeaseParts } from "./fetch-lease.js";
import { holdMs, type Lease } from "./lease.js";
import { isWithin } from "./period.js";

/** How often leases are checked and recalls are read. */
const sweepMs = 500;
/** All leases are checked in 20 sweeps (10 s); if there are few, in every sweep. */
const sweepsPerRound = 20;
const fewLeases = 1_000;
/** Recalls are valid for this time, since clocks of processes may differ by some seconds. */
const heedRecallsMs = 10_000;

/** Actions of a sweep. */
export interface SweepActions {
  readonly give: (lease: Lease) => void;
  readonly forget: (lease: Lease) => void;
}

/**
 * Releases leases that were unused for a minute, belong to a past period, or were recalled by another process. While the store is
 * unavailable, leases are kept. Returns a function that stops it.
 */
export function sweepLeases(leases: ReadonlyMap<string, Lease>, parts: LeaseParts, actions: SweepActions): () => void {
  const { clock, breaker } = parts;
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

  const sweep = (): void => {
    cancel = clock.after(sweepMs, sweep);
    if (breaker.outage() || leases.size === 0) return;
    reading ??= heedRecalls(leases, parts, actions.give)
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

async function heedRecalls(
  leases: ReadonlyMap<string, Lease>,
  { store, clock }: LeaseParts,
  give: SweepActions["give"],
): Promise<void> {
  for (const { userId, period } of await store.readRecalls(clock.nowMs() - heedRecallsMs)) {
    const lease = leases.get(userId);
    if (lease?.period.name === period && !lease.isFetching) give(lease);
  }
}
