import type { Faults } from "./faults.js";
import type { Random } from "./random.js";

/** What callers are promised depends on how many nodes are right. */
export type Kind =
  /** Nodes of more than half of the weight are never at fault. */
  | "majority right"
  /** One node is never at fault; others may be, but serve no other chain than the network's. */
  | "one right"
  /** Every node may be at fault in every way. */
  | "anything";

export interface NodePlan {
  readonly weight: number;
  readonly travelMs: number;
  readonly tellsHeads: boolean;
}

/** A fault of some nodes for some time. */
export interface FaultPlan {
  readonly nodes: readonly number[];
  readonly fromMs: number;
  readonly toMs: number;
  readonly fault: Partial<Faults> | BranchPlan;
}

/** The nodes leave the network's chain so many blocks below its tip, for one that is so much longer at first. */
export interface BranchPlan {
  readonly depth: number;
  readonly lead: number;
  /** Time between two blocks of the branch; Infinity for none. */
  readonly blockMs: number;
}

export interface Scenario {
  readonly kind: Kind;
  readonly nodes: readonly NodePlan[];
  readonly isBatching: boolean;
  readonly isHedging: boolean;
  readonly cacheBytes: number;
  readonly faults: readonly FaultPlan[];
  /** When faults end; after it the pool has time to recover. */
  readonly lengthMs: number;
  /** Mean time between two blocks of the network. */
  readonly blockMs: number;
  /** Which part of the network's blocks comes with a reorganisation, 0 to 1. */
  readonly reorganisedPart: number;
  /** Mean time between two calls. */
  readonly callMs: number;
}

const LENGTH_MS = 30_000;

/** What nodes leave out, and what they make up. */
const untrueContents: readonly Partial<Faults>[] = [
  { omittedPart: 0.3 },
  { omittedPart: 1 },
  { unknownBlockPart: 0.5 },
  { lostLogsPart: 0.3 },
  { lostLogsPart: 1 },
  { madeUpLogsPart: 0.5 },
  { otherTypePart: 0.2 },
  { otherTypePart: 1 },
  { decimalPart: 0.5 },
  { nullPart: 0.5 },
  { otherTimePart: 0.3 },
  { otherRootPart: 1 },
  { otherBlockPart: 0.3 },
  { otherBlockPart: 1 },
  { otherBranchPart: 0.3 },
  { otherTransactionPart: 0.5 },
  { malformedPart: 0.3, malformation: "utf8" },
  { malformedPart: 1, malformation: "nesting" },
  { malformedPart: 0.5, malformation: "other ids" },
  { reports: "nothing" },
  { reports: "other blocks" },
  { reports: "old heads" },
];

/** The scenario with nodes at fault that are wrong about what blocks contain, too, from time to time. */
export function withUntrueContents(scenario: Scenario, random: Random): Scenario {
  if (scenario.kind !== "majority right") return scenario;
  const faulty = [...new Set(scenario.faults.flatMap(({ nodes }) => nodes))];
  const plans = faulty.map((node): FaultPlan => {
    const fromMs = random.integer(0, LENGTH_MS);
    return { nodes: [node], fromMs, toMs: LENGTH_MS, fault: random.pick(untrueContents) };
  });
  return { ...scenario, faults: [...scenario.faults, ...plans] };
}

/** Everything that happens without the pool's doing. */
export function drawScenario(random: Random): Scenario {
  const kind = random.pick<Kind>(["majority right", "majority right", "one right", "anything"]);
  const nodes = Array.from({ length: random.pick([3, 3, 3, 4, 5, 7, 9]) }, () => drawNode(random));
  const faulty = drawFaulty(random, kind, nodes);
  const mayMislead = kind !== "one right";
  return {
    kind,
    nodes,
    isBatching: random.chance(0.5),
    isHedging: random.chance(0.9),
    cacheBytes: random.chance(0.5) ? 1_000_000 : 0,
    faults: drawFaults(random, faulty, mayMislead),
    lengthMs: LENGTH_MS,
    blockMs: random.pick([1_500, 4_000, 10_000]),
    reorganisedPart: 0.12,
    callMs: random.pick([100, 250, 600]),
  };
}

function drawNode(random: Random): NodePlan {
  return {
    weight: random.chance(0.8) ? 1 : random.integer(1, 3),
    travelMs: random.pick([1, 3, 10, 40]),
    tellsHeads: random.chance(0.3),
  };
}

/** Those that will be at fault: so many that the promise of the kind holds. */
function drawFaulty(random: Random, kind: Kind, nodes: readonly NodePlan[]): readonly number[] {
  const shuffled = nodes.map((_, index) => ({ index, order: random.next() })).sort((a, b) => a.order - b.order);
  const order = shuffled.map(({ index }) => index);
  if (kind === "anything") return order;
  if (kind === "one right") return order.slice(1);
  const total = nodes.reduce((sum, { weight }) => sum + weight, 0);
  const faulty: number[] = [];
  let weight = 0;
  for (const index of order) {
    weight += nodes[index]?.weight ?? 0;
    if (weight >= total / 2) break;
    faulty.push(index);
  }
  return faulty;
}

function drawFaults(random: Random, faulty: readonly number[], mayMislead: boolean): FaultPlan[] {
  const plans: FaultPlan[] = [];
  for (const node of faulty) {
    let fromMs = random.integer(0, 8_000);
    for (let count = random.integer(1, 3); count > 0 && fromMs < LENGTH_MS; count--) {
      const toMs = Math.min(LENGTH_MS, fromMs + random.pick([200, 1_500, 5_000, 15_000]));
      // Several nodes may share a fault, as those of one data centre do.
      const nodes = random.chance(0.2) ? faulty.filter(() => random.chance(0.6)) : [node];
      plans.push({ nodes, fromMs, toMs, fault: drawFault(random, mayMislead) });
      fromMs = toMs + random.integer(0, 8_000);
    }
  }
  return plans.toSorted((one, other) => one.fromMs - other.fromMs);
}

function drawFault(random: Random, mayMislead: boolean): FaultPlan["fault"] {
  const honest: readonly (() => FaultPlan["fault"])[] = [
    () => ({ isDead: true }),
    () => ({ isDead: true }),
    () => ({ isHung: true }),
    () => ({ slowMs: random.pick([50, 300, 1_100, 3_000]) }),
    () => ({ resetPart: random.pick([0.1, 0.5, 1]) }),
    () => ({ garbagePart: random.pick([0.2, 1]) }),
    () => ({ internalPart: random.pick([0.2, 1]) }),
    () => ({ isLimited: true }),
    () => ({ partialPart: random.pick([0.3, 1]) }),
    () => ({ isSyncing: true }),
  ];
  const misleading: readonly (() => FaultPlan["fault"])[] = [
    () => ({ lagBlocks: random.integer(1, 8) }),
    () => ({ isStuck: true }),
    () => ({ fallsBack: true }),
    () => ({ isOfOtherChain: true }),
    () => drawBranch(random),
    () => drawBranch(random),
    () => drawBranch(random),
  ];
  return random.pick(mayMislead ? [...honest, ...misleading] : honest)();
}

function drawBranch(random: Random): BranchPlan {
  return {
    depth: random.pick([0, 0, 1, 1, 2, 5, 40]),
    lead: random.pick([-1, 0, 1, 2, 2, 6]),
    blockMs: random.pick([600, 4_000, Infinity]),
  };
}
