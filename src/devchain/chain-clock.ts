import type { ChainFile } from "./chain-file.js";
import type { Clock } from "./timer-clock.js";

/** The machine's clock, ahead by what the chain's time was moved. */
export interface ChainClock extends Clock {
  readonly offsetSeconds: number;
  /** To be called in a transaction of the file. */
  setOffset(seconds: number): void;
}

export function createChainClock(file: ChainFile, clock: Clock): ChainClock {
  const select = file.prepare("SELECT offset_seconds FROM clock");
  const replace = file.prepare("INSERT OR REPLACE INTO clock (id, offset_seconds) VALUES (1, ?)");
  let offsetSeconds = (select.get() as { offset_seconds: number } | undefined)?.offset_seconds ?? 0;
  return {
    get offsetSeconds() {
      return offsetSeconds;
    },
    nowMs: () => clock.nowMs() + offsetSeconds * 1_000,
    after: (delayMs, work) => clock.after(delayMs, work),
    setOffset(seconds) {
      replace.run(seconds);
      offsetSeconds = seconds;
    },
  };
}
