import type { PooledUpstream } from "../routing/pooled-upstream.js";
import type { Timers } from "../timers.js";

export interface SilenceParts {
  readonly timers: Timers;
  /** Called once: the probe takes longer than usual. */
  readonly onStale: () => void;
  /** Called once: the node did not respond at first, and responds to others now, so that the probe was lost. */
  readonly onLost: () => void;
}

/** Without any response for so long, and for so many times as long as its probes usually take, a node is silent. */
const SILENCE_MS = 1_500;
const SILENCE_FACTOR = 3;

/** How often it is looked whether a silent node responds to others again. */
const RECHECK_MS = 200;

/** Looks what becomes of a node that was probed at `startedAt` and doesn't respond; returns what ends that. */
export function watchForSilence(upstream: PooledUpstream, startedAt: number, parts: SilenceParts): () => void {
  const { timers, onStale, onLost } = parts;
  const hasResponded = (): boolean => upstream.respondedAt >= startedAt;
  const checkAgain = (): void => {
    if (hasResponded()) return onLost();
    cancel = timers.after(RECHECK_MS, checkAgain);
  };
  let cancel = timers.after(Math.max(SILENCE_MS, SILENCE_FACTOR * upstream.probeMs), () => {
    if (!hasResponded()) {
      upstream.isSilent = true;
      checkAgain();
    }
    onStale();
  });
  return () => cancel();
}
