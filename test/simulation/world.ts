/** A transaction of a simulated chain. */
export interface SimulatedTransaction {
  readonly raw: string;
  readonly hash: string;
  readonly from: string;
  readonly nonce: number;
}

/** A block of the one tree that all simulated nodes draw from. */
export interface SimulatedBlock {
  /** Its place among all blocks: what state read at it says. */
  readonly index: number;
  readonly number: number;
  readonly hash: string;
  readonly parent: SimulatedBlock | undefined;
  readonly totalDifficulty: number;
  readonly transactions: readonly SimulatedTransaction[];
  /** A bit for each node that knows it. */
  knownBy: number;
}

/** The truth that answers are judged by: all blocks, and which of them was the network's tip when. */
export interface World {
  /** The tip in the beginning, which all nodes have. */
  readonly start: SimulatedBlock;
  readonly tip: SimulatedBlock;
  /** A block on top of `parent`; the tip stays where it is. */
  mine(parent: SimulatedBlock, transactions?: readonly SimulatedTransaction[]): SimulatedBlock;
  moveTip(block: SimulatedBlock): void;
  find(hash: string): SimulatedBlock | undefined;
  at(index: number): SimulatedBlock | undefined;
  /** Whether the block is an ancestor of the tip, or the tip. */
  isTrue(block: SimulatedBlock): boolean;
  /** When the block came into the network's chain first. */
  sinceOf(block: SimulatedBlock): number;
  /** The blocks that were the tip at some time between. */
  tipsBetween(fromMs: number, toMs: number): readonly SimulatedBlock[];
}

const START_HEIGHT = 80;
const HASH_DIGITS = 64;
const FIRST_HASH = 0x1000;
const EVERYBODY = 0xffff;

export function createWorld(now: () => number): World {
  const blocks: SimulatedBlock[] = [];
  function mine(parent: SimulatedBlock | undefined, transactions: readonly SimulatedTransaction[] = []) {
    const index = blocks.length;
    const block: SimulatedBlock = {
      index,
      number: parent ? parent.number + 1 : 0,
      hash: `0x${(FIRST_HASH + index).toString(16).padStart(HASH_DIGITS, "0")}`,
      parent,
      totalDifficulty: (parent?.totalDifficulty ?? 0) + 10,
      transactions,
      knownBy: 0,
    };
    blocks.push(block);
    return block;
  }
  let tip = mine(undefined);
  for (let number = 1; number <= START_HEIGHT; number++) tip = mine(tip);
  for (const block of blocks) block.knownBy = EVERYBODY;
  const start = tip;
  const history: { readonly block: SimulatedBlock; readonly sinceMs: number }[] = [{ block: tip, sinceMs: -Infinity }];
  return {
    start,
    get tip() {
      return tip;
    },
    mine,
    moveTip(block) {
      tip = block;
      history.push({ block, sinceMs: now() });
    },
    find: (hash) => blocks[Number(hash) - FIRST_HASH],
    at: (index) => blocks[index],
    isTrue: (block) => ancestorAt(tip, block.number) === block,
    sinceOf: (block) => history.find(({ block: tip }) => ancestorAt(tip, block.number) === block)?.sinceMs ?? Infinity,
    tipsBetween: (fromMs, toMs) =>
      history
        .filter(({ sinceMs }, at) => sinceMs <= toMs && (history[at + 1]?.sinceMs ?? Infinity) >= fromMs)
        .map(({ block }) => block),
  };
}

/** The ancestor of `block` at a height, itself included; undefined past it. */
export function ancestorAt(block: SimulatedBlock, number: number): SimulatedBlock | undefined {
  let at: SimulatedBlock | undefined = block;
  while (at && at.number > number) at = at.parent;
  return at?.number === number ? at : undefined;
}
