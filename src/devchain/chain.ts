import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { emptyBloom } from "../rootstock/logs-bloom.js";
import { decodeBlock, encodeBlock } from "./block-codec.js";
import type { Block, Receipt, Transaction } from "./block.js";
import type { ChainFile } from "./chain-file.js";
import { prepareStatements } from "./chain-statements.js";
import { RecentMap } from "./recent-map.js";

/** A mined transaction and its place. */
export interface MinedTransaction {
  readonly block: Block;
  readonly index: number;
  readonly transaction: Transaction;
  readonly receipt: Receipt;
}

/** Those used last are kept, since reading one takes some 0.1 ms; large ones are not, so that memory is bounded. */
const maxKept = 512;
const maxKeptBytes = 32 * 1024;
/** Removed blocks that can still be read by their hash, as on a node. */
const maxRemoved = 128;
const bloomsAtOnce = 500;

/** The blocks in a file, on one branch, from the genesis on; of a fork from its base on. Without a first one it has no head. */
export class Chain {
  readonly #file: ChainFile;
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #kept = new RecentMap<number, Block>(maxKept);
  readonly #removed = new RecentMap<Hex, Block>(maxRemoved);
  #head: Block | undefined;
  #firstHeight: number | undefined;
  #cuts = 0;

  constructor(file: ChainFile) {
    this.#file = file;
    this.#statements = prepareStatements(file);
    this.#head = this.#read(this.#statements.head.get());
  }

  get isEmpty(): boolean {
    return this.#head === undefined;
  }

  get head(): Block {
    if (!this.#head) throw new Error("the chain has no genesis yet");
    return this.#head;
  }

  /** The height of the first block: 0, or that of a fork's base. */
  get firstHeight(): number {
    this.#firstHeight ??= (this.#statements.first.get() as { height: number | null }).height ?? undefined;
    return this.#firstHeight ?? 0;
  }

  /** How often blocks were removed: what was read before may refer to state that is gone. */
  get cuts(): number {
    return this.#cuts;
  }

  at(height: number): Block | undefined {
    return this.#kept.get(height) ?? this.#read(this.#statements.at.get(height));
  }

  byHash(hash: Hex): Block | undefined {
    const row = this.#statements.heightOf.get(hexToBytes(hash)) as { height: number } | undefined;
    return row && this.at(row.height);
  }

  /** A block that a reorganisation removed lately. */
  removedByHash(hash: Hex): Block | undefined {
    return this.#removed.get(hash);
  }

  /** Keeps blocks that a reorganisation has removed. */
  keepRemoved(blocks: readonly Block[]): void {
    for (const block of blocks) this.#removed.set(block.hash, block);
  }

  transaction(hash: Hex): MinedTransaction | undefined {
    const row = this.#statements.placeOf.get(hexToBytes(hash)) as { height: number; position: number } | undefined;
    const block = row && this.at(row.height);
    return block && minedAt(block, row.position);
  }

  /** The heights of the blocks of a range that have logs, in order, with their bloom filters. */
  *blooms(from: number, to: number): Generator<{ readonly height: number; readonly bloom: Hex }> {
    // Whoever reads them may let others write in between: no statement stays open.
    for (let start = from; start <= to;) {
      const rows = this.#statements.blooms.all(start, to, bloomsAtOnce) as { height: number; bloom: Uint8Array }[];
      for (const { height, bloom } of rows) yield { height, bloom: bytesToHex(bloom) };
      start = (rows[bloomsAtOnce - 1]?.height ?? to) + 1;
    }
  }

  /** Gas prices of the latest `count` transactions. */
  latestGasPrices(count: number): bigint[] {
    return this.#statements.gasPrices.all(count).map((row) => BigInt((row as { gas_price: number }).gas_price));
  }

  /** The height of the last block with a transaction; undefined when there is none. */
  lastTransactionHeight(): number | undefined {
    return (this.#statements.lastTransaction.get() as { height: number | null }).height ?? undefined;
  }

  /** Adds a block to the file, together with what `writeMore` writes. */
  append(block: Block, writeMore: () => void): void {
    const { header, hash, transactions } = block;
    const content = encodeBlock(block);
    this.#file.inTransaction(() => {
      const bloom = header.logsBloom === emptyBloom ? null : hexToBytes(header.logsBloom);
      this.#statements.insertBlock.run(header.number, hexToBytes(hash), bloom, content);
      for (const [position, transaction] of transactions.entries()) {
        const { hash, gasPrice } = transaction;
        this.#statements.insertTransaction.run(hexToBytes(hash), header.number, position, gasPrice);
      }
      writeMore();
    });
    this.#head = block;
    this.#keep(block, content);
  }

  /** Forgets the blocks above a height, in the file together with what `writeMore` changes. */
  cutTo(height: number, writeMore: () => void): void {
    const newHead = blockAt(this);
    newHead(height);
    this.#file.inTransaction(() => {
      this.#statements.removeBlocks.run(height);
      this.#statements.removeTransactions.run(height);
      this.#statements.removeChanges.run(height);
      writeMore();
    });
    this.#cuts++;
    this.#kept.clear();
    // Read again: the state behind it may be another one now.
    this.#head = newHead(height);
  }

  /** Sets the state after the head, in the file together with what `writeMore` writes. */
  changeHead(changedRoot: Hex, writeMore: () => void): void {
    this.#file.inTransaction(() => {
      this.setChangedRoot(this.head.header.number, changedRoot);
      writeMore();
    });
    this.#kept.clear();
    this.#head = { ...this.head, changedRoot };
  }

  /** Of a block that is read again afterwards; undefined: its header's. To be called in a transaction of the file. */
  setChangedRoot(height: number, root: Hex | undefined): void {
    if (root === undefined) this.#statements.removeChange.run(height);
    else this.#statements.insertChange.run(height, hexToBytes(root));
  }

  #read(row: unknown): Block | undefined {
    if (!row) return undefined;
    const { content, root } = row as { content: Uint8Array; root: Uint8Array | null };
    const block = { ...decodeBlock(content), ...(root && { changedRoot: bytesToHex(root) }) };
    this.#keep(block, content);
    return block;
  }

  #keep(block: Block, content: Uint8Array): void {
    if (content.length <= maxKeptBytes) this.#kept.set(block.header.number, block);
  }
}

/** The chain's block at a height that it surely has. */
export function blockAt(chain: Chain): (height: number) => Block {
  return (height) => {
    const block = chain.at(height);
    if (!block) throw new Error(`there is no block ${height}`);
    return block;
  };
}

/** The transaction at an index of a block. */
export function minedAt(block: Block, index: number): MinedTransaction | undefined {
  const transaction = block.transactions[index];
  const receipt = block.receipts[index];
  return transaction && receipt && { block, index, transaction, receipt };
}

/** What a block's fork detection data is made of; for a fork's first blocks its base stands for what came before it. */
export function ancestorAt(chain: Chain): (height: number) => Block {
  return (height) => blockAt(chain)(Math.max(height, chain.firstHeight));
}
