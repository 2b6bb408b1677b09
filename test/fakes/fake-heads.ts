import type { Head, HeadFeed } from "../../src/node/head-feed.js";
import { createBlockTree, forkOf, type ScriptedBlock } from "./scripted-chain/block-tree.js";

export interface FakeHeads extends HeadFeed {
  /** Shows this block as the newest one; tells of the fork before when it is on another branch. */
  moveTo(block: ScriptedBlock): void;
}

/** A head feed that moves when a test says so. */
export function createFakeHeads(first?: ScriptedBlock): FakeHeads {
  const headListeners = new Set<(head: Head) => void>();
  const reorgListeners = new Set<(forkHeight: number) => void>();
  let shown = first;
  return {
    current: () => shown && headOf(shown),
    onHead(listener) {
      headListeners.add(listener);
      return () => headListeners.delete(listener);
    },
    onReorg(listener) {
      reorgListeners.add(listener);
      return () => reorgListeners.delete(listener);
    },
    moveTo(block) {
      const fork = shown && forkOf(shown, block);
      if (fork && fork !== shown) for (const tell of reorgListeners) tell(fork.number);
      shown = block;
      for (const tell of headListeners) tell(headOf(block));
    },
  };
}

/** Blocks 0 to `height` of a new tree. */
export function createChain(height: number) {
  const tree = createBlockTree();
  const blocks = [tree.genesis];
  for (let number = 1; number <= height; number++) blocks.push(tree.mine(blocks[number - 1] as ScriptedBlock));
  return { tree, blocks, tip: blocks[height] as ScriptedBlock };
}

function headOf({ number, hash, json }: ScriptedBlock): Head {
  return { number, hash, parentHash: json.parentHash };
}
