import type { Block, Receipt, Transaction } from "./block.js";
import type { Hex } from "./hex.js";

/** A mined transaction and where it is. */
export interface MinedTransaction {
  readonly block: Block;
  readonly index: number;
  readonly transaction: Transaction;
  readonly receipt: Receipt;
}

/** The blocks, from the genesis on. There is one branch only: nothing is ever taken back. */
export interface Chain {
  head(): Block;
  at(height: number): Block | undefined;
  byHash(hash: Hex): Block | undefined;
  transaction(hash: Hex): MinedTransaction | undefined;
  append(block: Block): void;
}

/** A chain that waits for its genesis. */
export function createChain(): Chain {
  const blocks: Block[] = [];
  const heights = new Map<Hex, number>();
  const places = new Map<Hex, { height: number; index: number }>();

  return {
    head() {
      const last = blocks.at(-1);
      if (!last) throw new Error("the chain has no genesis yet");
      return last;
    },
    at: (height) => blocks[height],
    byHash: (hash) => blocks[heights.get(hash) ?? -1],

    transaction(hash) {
      const place = places.get(hash);
      const block = place && blocks[place.height];
      return block && minedAt(block, place.index);
    },

    append(block) {
      if (block.header.number !== blocks.length) throw new Error(`block ${block.header.number} is not the next one`);
      blocks.push(block);
      heights.set(block.hash, block.header.number);
      for (const [index, { hash }] of block.transactions.entries()) {
        places.set(hash, { height: block.header.number, index });
      }
    },
  };
}

/** The transaction at an index of a block. */
export function minedAt(block: Block, index: number): MinedTransaction | undefined {
  const transaction = block.transactions[index];
  const receipt = block.receipts[index];
  return transaction && receipt && { block, index, transaction, receipt };
}
