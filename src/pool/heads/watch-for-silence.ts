import type { Timers } from "../../node/timers.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";

export interface SilenceParts {
  readonly timers: Timers;
  /** Called once: the probe takes longer than usual. */
  readonly onStale: () => void;
  /** Called once: the node did not respond at first, and responds to others now, so that the probe was lost. */
  readonly onLost: () => void;
}

/** A node is silent after this time without a response, or this many times its usual probe time, whichever is longer. */
const silenceMs = 1_500;
const silenceFactor = 3;

/** How often a silent node is checked for responses to other calls. */
const recheckMs = 200;

/** Watches a probe that has no response yet; returns a function that stops it. */
export function watchForSilence(upstream: PooledUpstream, startedAt: number, parts: SilenceParts): () => void {
  const { timers, onStale, onLost } = parts;
  const hasResponded = (): boolean => upstream.respondedAt >= startedAt;
  const checkAgain = (): void => {
    if (hasResponded()) return onLost();
    cancel = timers.after(recheckMs, checkAgain);
  };
  let cancel = timers.after(Math.max(silenceMs, silenceFactor * upstream.probeMs), () => {
    if (!hasResponded()) {
      upstream.isSilent = true;
      checkAgain();
    }
    onStale();
  });
  return () => cancel();
}
