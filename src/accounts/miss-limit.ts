/** How many unknown API keys a client address may have looked up in the store, in this process. */
export interface MissLimit {
  /** 0: go on. Else how long until the address has another one. */
  waitMs(address: string): number;
  /** Counts an unknown key. */
  charge(address: string): void;
}

const minuteMs = 60_000;
/** With so many addresses in memory the one that was charged longest ago is forgotten. */
const maxAddresses = 10_000;

/** At most `perMinute` at once, and as many a minute. Each address is one number: until when its unknown keys are not made up for (GCRA). */
export function createMissLimit(perMinute: number, elapsedMs: () => number): MissLimit {
  const intervalMs = minuteMs / perMinute;
  const busyUntilMs = new Map<string, number>();
  return {
    waitMs(address) {
      const excessMs = (busyUntilMs.get(address) ?? 0) + intervalMs - elapsedMs() - minuteMs;
      return excessMs > 0 ? Math.ceil(excessMs) : 0;
    },
    charge(address) {
      const untilMs = Math.max(elapsedMs(), busyUntilMs.get(address) ?? 0) + intervalMs;
      busyUntilMs.delete(address);
      busyUntilMs.set(address, untilMs);
      if (busyUntilMs.size > maxAddresses) busyUntilMs.delete(busyUntilMs.keys().next().value as string);
    },
  };
}
