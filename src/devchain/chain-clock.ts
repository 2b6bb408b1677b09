import type { ChainFile } from "./chain-file.js";
import type { Clock } from "./timer-clock.js";

/** The most that the clock is moved by at once: 100 years. */
export const maxSeconds = 100 * 365 * 24 * 3_600;

/** The machine's clock, ahead by what the chain's time was moved. */
export interface ChainClock extends Clock {
  readonly offsetSeconds: number;
  /** The time stamp that the next block shall have, in seconds. */
  readonly nextTimestamp: number | undefined;
  /** To be called in a transaction of the file. */
  setOffset(seconds: number): void;
  /** Kept in memory only. */
  setNextTimestamp(seconds: number | undefined): void;
  /** The clock continues from a block's time stamp if that was set. To be called in the transaction of the file that adds the block. */
  onBlock(timestamp: number): void;
}

export function createChainClock(file: ChainFile, clock: Clock): ChainClock {
  const select = file.prepare("SELECT offset_seconds FROM clock");
  const replace = file.prepare("INSERT OR REPLACE INTO clock (id, offset_seconds) VALUES (1, ?)");
  let offsetSeconds = (select.get() as { offset_seconds: number } | undefined)?.offset_seconds ?? 0;
  let nextTimestamp: number | undefined;
  const setOffset = (seconds: number): void => {
    replace.run(seconds);
    offsetSeconds = seconds;
  };
  return {
    get offsetSeconds() {
      return offsetSeconds;
    },
    get nextTimestamp() {
      return nextTimestamp;
    },
    nowMs: () => clock.nowMs() + offsetSeconds * 1_000,
    after: (delayMs, work) => clock.after(delayMs, work),
    setOffset,
    setNextTimestamp: (seconds) => (nextTimestamp = seconds),
    onBlock(timestamp) {
      if (timestamp === nextTimestamp) setOffset(timestamp - Math.floor(clock.nowMs() / 1_000));
      nextTimestamp = undefined;
    },
  };
}
