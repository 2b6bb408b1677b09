/** The time, as the devchain needs it; tests bring their own. */
export interface Clock {
  nowMs(): number;
  /** Runs `work` once, later; returns how to call it off. */
  after(delayMs: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: Date.now,
  after(delayMs, work) {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
};
