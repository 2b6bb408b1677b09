import type { Head } from "../../node/head-feed.js";

/** A probe's result, for the other processes of this machine. */
export interface SharedProbe {
  /** The node's name. */
  readonly upstream: string;
  /** Undefined if there was none, or not within the usual time. */
  readonly head: Head | undefined;
  /** When the probe began, by `Timers.now`. */
  readonly askedAt: number;
  /** How long it took, in milliseconds. */
  readonly tookMs: number;
}

/** Shares probes among processes with the same nodes, so that one probe serves all. */
export interface SharedProbes {
  tell(probe: SharedProbe): void;
  /** Listens for probes of other processes. */
  onTold(listener: (probe: SharedProbe) => void): void;
  /** From 0 to below 1; spreads the processes' probes. */
  random(): number;
}

/** For a process without workers. */
export const noSharedProbes: SharedProbes = { tell: () => undefined, onTold: () => undefined, random: Math.random };

/** How much longer than its own interval a process waits after another's probe: random, so that one process goes first. */
const minFactor = 1.25;
const chanceFactor = 0.5;

/** How long after another process's probe of a node this process's next one is, in milliseconds. */
export function postponedMs(intervalMs: number, random: () => number): number {
  return intervalMs * (minFactor + chanceFactor * random());
}
