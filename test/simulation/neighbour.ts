import type { SharedProbe, SharedProbes } from "../../src/pool/heads/shared-probes.js";
import { createPool, type Pool } from "../../src/pool/pool.js";
import { CallAbortController } from "../../src/turns/call-signal.js";
import type { VirtualTimers } from "../fakes/virtual-timers.js";
import type { Random } from "./random.js";
import type { SimulatedNode } from "./simulated-node.js";

interface NeighbourParts {
  readonly nodes: readonly SimulatedNode[];
  readonly timers: VirtualTimers;
  readonly random: Random;
}

/** Between processes a message takes this long, except that some are lost and some are late. */
const USUAL_MS = 3;
const LOST_PART = 0.02;
const LATE_PART = 0.05;
const LATEST_MS = 5_000;

/** Another process before the same nodes, with which the first one shares its probes. */
export function createNeighbour({ nodes, timers, random }: NeighbourParts) {
  const listeners: [Listener, Listener] = [() => undefined, () => undefined];
  const sideOf = (own: 0 | 1): SharedProbes => ({
    tell(probe) {
      if (random.chance(LOST_PART)) return;
      const delayMs = random.next() * (random.chance(LATE_PART) ? LATEST_MS : USUAL_MS);
      timers.after(delayMs, () => listeners[own === 0 ? 1 : 0](structuredClone(probe)));
    },
    onTold: (listener) => void (listeners[own] = listener),
    random: () => random.next(),
  });
  let pool: Pool | undefined;
  return {
    sharedProbes: sideOf(0),
    start(): void {
      pool = createPool(
        nodes.map(({ connect }) => connect()),
        {},
        { timers, sharedProbes: sideOf(1) },
      );
      pool.start(new CallAbortController()).catch(() => undefined);
    },
    close: async (): Promise<void> => pool?.close(),
  };
}

type Listener = (probe: SharedProbe) => void;
