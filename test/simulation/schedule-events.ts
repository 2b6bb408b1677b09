import type { Timers } from "../../src/node/timers.js";
import { noFaults } from "./faults.js";
import type { Random } from "./random.js";
import type { BranchPlan, FaultPlan, Scenario } from "./scenario.js";
import type { SimulatedNode } from "./simulated-node.js";
import { ancestorAt, type SimulatedBlock, type SimulatedTransaction, type World } from "./world.js";

export interface EventParts {
  readonly scenario: Scenario;
  readonly random: Random;
  readonly timers: Timers;
  readonly world: World;
  readonly nodes: readonly SimulatedNode[];
  readonly trace: (line: string) => void;
}

/** Lets nodes fail, and be well again, when the scenario says so. */
export function scheduleFaults({ scenario, timers, nodes, world, random, trace }: EventParts): void {
  const begin = ({ nodes: indices, fault, toMs }: FaultPlan): void => {
    trace(`fault of ${indices.join()}: ${JSON.stringify(fault)} until ${toMs}`);
    const faulty = indices.map((index) => nodes[index] as SimulatedNode);
    if ("depth" in fault) return branchOff(fault, faulty, toMs);
    for (const { faults, update } of faulty) {
      Object.assign(faults, fault);
      update();
    }
  };
  const branchOff = ({ depth, lead, blockMs }: BranchPlan, faulty: readonly SimulatedNode[], toMs: number): void => {
    let branch = ancestorAt(world.tip, world.tip.number - depth) ?? world.tip;
    for (let blocks = Math.max(1, depth + lead); blocks > 0; blocks--) branch = world.mine(branch);
    const show = (): void => {
      for (const { faults, update } of faulty) {
        faults.branch = branch;
        update();
      }
    };
    const mineOn = (): void => {
      if (timers.now() >= toMs) return;
      branch = world.mine(branch);
      show();
      timers.after(blockMs * (0.5 + random.next()), mineOn);
    };
    show();
    if (blockMs < Infinity) timers.after(blockMs, mineOn);
  };
  const end = ({ nodes: indices }: FaultPlan): void => {
    for (const index of indices) {
      const { faults, update } = nodes[index] as SimulatedNode;
      Object.assign(faults, noFaults);
      update();
    }
    trace(`well again: ${indices.join()}`);
  };
  for (const plan of scenario.faults) {
    timers.after(plan.fromMs, () => begin(plan));
    timers.after(plan.toMs, () => end(plan));
  }
}

/** The network's blocks, now and then of another branch than the last, which reach each node a little later. */
export function scheduleBlocks({ scenario, timers, nodes, world, random, trace }: EventParts): void {
  const faulty = new Set(scenario.faults.flatMap((plan) => plan.nodes));
  const right = nodes.filter((_, index) => !faulty.has(index));
  function nextBlock(): void {
    const isReorganisation = random.chance(scenario.reorganisedPart);
    const depth = isReorganisation ? random.pick([1, 1, 1, 2, 3]) : 0;
    let parent = ancestorAt(world.tip, world.tip.number - depth) ?? world.tip;
    for (let blocks = depth; blocks > 0; blocks--) parent = world.mine(parent);
    const waiting = new Map((right.length > 0 ? right : nodes).flatMap(({ mempool }) => [...mempool]));
    const taken = random.chance(0.6) ? [...waiting.values()].toSorted((one, other) => one.nonce - other.nonce) : [];
    world.moveTip(world.mine(parent, minable(parent, taken)));
    const { tip } = world;
    trace(`tip: ${tip.number} ${tip.hash.slice(-4)}${isReorganisation ? ` after a reorganisation of ${depth}` : ""}`);
    for (const node of nodes) timers.after(random.integer(0, 600), () => node.hear(tip));
    timers.after(-Math.log(1 - random.next()) * scenario.blockMs + 100, nextBlock);
  }
  timers.after(500, nextBlock);
}

/** Those that follow, by their nonces, on what the chain has. */
function minable(parent: SimulatedBlock, waiting: readonly SimulatedTransaction[]): SimulatedTransaction[] {
  const next = new Map<string, number>();
  for (let at: SimulatedBlock | undefined = parent; at && at.knownBy !== 0xffff; at = at.parent)
    for (const { from } of at.transactions) next.set(from, (next.get(from) ?? 0) + 1);
  return waiting.filter(({ from, nonce }) => {
    if (nonce !== (next.get(from) ?? 0)) return false;
    next.set(from, nonce + 1);
    return true;
  });
}
