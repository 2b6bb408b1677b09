import type { Head } from "./head-feed.js";

/** What a probe found of a node, for the other processes on the same machine. */
export interface SharedProbe {
  /** The node's name. */
  readonly upstream: string;
  /** Undefined: it told none, or not in the time that it usually takes. */
  readonly head: Head | undefined;
  /** When the probe began, by `Timers.now`. */
  readonly askedAt: number;
  /** How long it took, in milliseconds. */
  readonly tookMs: number;
}

/** The probes that several processes make of the same nodes, so that one of them is enough for all. */
export interface SharedProbes {
  tell(probe: SharedProbe): void;
  /** Listens to those of the other processes. */
  onTold(listener: (probe: SharedProbe) => void): void;
  /** At least 0, less than 1: sets the processes' turns apart. */
  random(): number;
}

/** Of a process that is alone. */
export const noSharedProbes: SharedProbes = { tell: () => undefined, onTold: () => undefined, random: Math.random };

/** How much later than its own turn a process probes a node that another one has probed: by chance, so that one goes ahead. */
const LEAST_FACTOR = 1.25;
const CHANCE_FACTOR = 0.5;

/** How long after another process's probe of a node this process's next one is, in milliseconds. */
export function postponedMs(intervalMs: number, random: () => number): number {
  return intervalMs * (LEAST_FACTOR + CHANCE_FACTOR * random());
}
