import { type Network, networks } from "../../../src/config/networks.js";
import { ancestorAt, type BlockTree, createBlockTree, type ScriptedBlock } from "./block-tree.js";
import { createScriptedNode, type ScriptedNode } from "./scripted-node.js";
import { type Hex, readTransaction, type ScriptedTransaction } from "./signed-transaction.js";

export interface ScriptedNetworkOptions {
  /** How many nodes; 1 by default. */
  readonly nodes?: number;
  /** How high the chain is at the start; 10 by default. */
  readonly height?: number;
  readonly network?: Network;
}

/** Several nodes on one tree of blocks. Nothing happens by itself: blocks are mined and chains reorganised when a test says so. */
export interface ScriptedNetwork {
  readonly nodes: readonly ScriptedNode[];
  readonly tree: BlockTree;
  /** The block that nodes without faults serve as their latest. */
  readonly tip: ScriptedBlock;
  /** Adds blocks to the tip; the first one takes up to `transactions` (raw) and, by default, what the nodes' pools hold. */
  mine(count?: number, transactions?: readonly Hex[]): ScriptedBlock;
  /**
   * Replaces the last `depth` blocks by `depth + growth` others (growth 1 by default, may be 0 or negative); transactions of the
   * blocks left behind wait in the pools again.
   */
  reorganise(depth: number, growth?: number): ScriptedBlock;
  close(): Promise<void>;
}

export async function createScriptedNetwork(options: ScriptedNetworkOptions = {}): Promise<ScriptedNetwork> {
  const { nodes: count = 1, height = 10, network = networks.testnet } = options;
  const tree = createBlockTree();
  let tip = tree.genesis;
  for (let number = 1; number <= height; number++) tip = tree.mine(tip);
  const chain = { network, tree, tip: () => tip };
  const nodes = await Promise.all(Array.from({ length: count }, () => createScriptedNode(chain)));
  const moveTo = (block: ScriptedBlock): ScriptedBlock => {
    tip = block;
    for (const node of nodes) node.update();
    return tip;
  };
  return {
    nodes,
    tree,
    get tip() {
      return tip;
    },
    mine(blocks = 1, raw = poolsOf(nodes)) {
      let block = tree.mine(tip, raw.map(readTransaction));
      for (let more = 1; more < blocks; more++) block = tree.mine(block);
      return moveTo(block);
    },
    reorganise(depth, growth = 1) {
      const fork = ancestorAt(tip, tip.number - depth) as ScriptedBlock;
      const orphans = transactionsAbove(tip, fork);
      for (const node of nodes)
        for (const orphan of orphans) (node.pool as Map<string, ScriptedTransaction>).set(orphan.hash, orphan);
      let block = fork;
      for (let more = 0; more < depth + growth; more++) block = tree.mine(block);
      return moveTo(block);
    },
    close: async () => void (await Promise.all(nodes.map((node) => node.close()))),
  };
}

function poolsOf(nodes: readonly ScriptedNode[]): Hex[] {
  const waiting = new Map(nodes.flatMap(({ pool }) => [...pool]));
  return [...waiting.values()].map(({ raw }) => raw);
}

function transactionsAbove(tip: ScriptedBlock, fork: ScriptedBlock): ScriptedTransaction[] {
  const found: ScriptedTransaction[] = [];
  for (let block = tip; block !== fork; block = block.parent as ScriptedBlock) found.push(...block.transactions);
  return found;
}
