import { ancestorAt, type ScriptedBlock } from "../fakes/scripted-chain/block-tree.js";

/** When each block was in the network's chain, counted in changes of its tip. */
export interface ChainHistory {
  /** The tip has changed. */
  note(tip: ScriptedBlock): void;
  /** How often the tip changed so far. */
  moment(): number;
  /** When the block came into the chain, and when it was in it last (Infinity while it still is). */
  spanOf(block: ScriptedBlock): readonly [first: number, last: number];
  /** Every block that ever was in the chain, the newest first. */
  blocks(): readonly ScriptedBlock[];
  /** The blocks at a height that were in the chain some time. */
  at(height: number): readonly ScriptedBlock[];
}

export function createChainHistory(start: ScriptedBlock): ChainHistory {
  const spans = new Map<ScriptedBlock, [number, number]>();
  let moment = 0;
  for (let block: ScriptedBlock | undefined = start; block; block = block.parent) spans.set(block, [0, Infinity]);

  return {
    note(next) {
      moment++;
      for (const [block, span] of spans)
        if (span[1] === Infinity && ancestorAt(next, block.number) !== block) span[1] = moment - 1;
      for (let block: ScriptedBlock | undefined = next; block && !spans.has(block); block = block.parent)
        spans.set(block, [moment, Infinity]);
    },
    moment: () => moment,
    spanOf: (block) => spans.get(block) ?? [Infinity, -Infinity],
    blocks: () => [...spans.keys()].toSorted((one, other) => other.number - one.number),
    at: (height) => [...spans.keys()].filter(({ number }) => number === height),
  };
}
