import { LRUCache } from "lru-cache";
import type { CallSignal } from "../../rpc/call-signal.js";
import { CallAbortController } from "../../rpc/call-signal.js";
import type { Timers } from "../timers.js";
import { withinTime } from "../within-time.js";
import type { BlockName, HeadFeed } from "./head-feed.js";

/** What a block's hash proves of it. */
export interface ProvenBlock {
  readonly parentHash: string;
  readonly logsBloom: string;
}

/** The part of a node's block that its hash proves; undefined if it is not the block of that name, or its rules are not known. */
export type ProveBlock = (block: unknown, name: BlockName) => ProvenBlock | undefined;

export interface ProvenBloomsParts {
  readonly heads: HeadFeed;
  /** Reads a block, without its transactions. */
  readonly readBlock: (hash: string, signal: CallSignal) => Promise<unknown>;
  readonly prove: ProveBlock;
  readonly timers: Timers;
}

/** How many blocks are kept, and how many are read at most below a new head. */
const maxBlocks = 512;
const maxWalk = 64;

/** Longest wait for one block. */
const readTimeoutMs = 5_000;

/** The bloom filters of the last blocks that callers were shown, each proven by its block's hash. One read for each new block. */
export class ProvenBlooms {
  readonly #blooms = new LRUCache<string, string>({ max: maxBlocks });
  /** Blocks that are being read. */
  readonly #reading = new Map<string, Promise<unknown>>();
  readonly #closing = new CallAbortController("headers");
  readonly #stopListening: () => void;

  constructor(private readonly parts: ProvenBloomsParts) {
    this.#stopListening = parts.heads.onHead((head) => void this.#walkDown(head));
  }

  /** The bloom filter of a block, as hex; undefined if it is not known. */
  of(hash: string): string | undefined {
    return this.#blooms.get(hash);
  }

  /** Resolves when the block is not being read any more. */
  async untilRead(hash: string): Promise<void> {
    await this.#reading.get(hash);
  }

  close(): void {
    this.#stopListening();
    this.#closing.abort(new Error("the pool is closed"));
  }

  /** Reads the new blocks down to one that is known. What can't be proven is left out until the next head. */
  async #walkDown(head: BlockName): Promise<void> {
    let place = head;
    for (let steps = 0; steps < maxWalk && place.number >= 0 && !this.#isKnown(place.hash); steps++) {
      const { hash, number } = place;
      const reading = this.#read(place).finally(() => this.#reading.delete(hash));
      this.#reading.set(hash, reading);
      const block = await reading;
      if (!block) return;
      this.#blooms.set(hash, block.logsBloom);
      place = { hash: block.parentHash, number: number - 1 };
    }
  }

  #isKnown(hash: string): boolean {
    return this.#blooms.has(hash) || this.#reading.has(hash);
  }

  async #read(name: BlockName): Promise<ProvenBlock | undefined> {
    const { readBlock, prove, timers } = this.parts;
    const limit = { signal: this.#closing, timeoutMs: readTimeoutMs, timers };
    try {
      return prove(await withinTime(limit, (stop) => readBlock(name.hash, stop)), name);
    } catch {
      return undefined;
    }
  }
}
