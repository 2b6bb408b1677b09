import { LRUCache } from "lru-cache";
import type { CallSignal } from "../../rpc/call-signal.js";
import { CallAbortController } from "../../rpc/call-signal.js";
import type { Timers } from "../timers.js";
import { withinTime } from "../within-time.js";
import type { BlockName, HeadFeed } from "./head-feed.js";

/** The members of a block that its hash proves and that are used here. */
export interface ProvenBlock {
  readonly parentHash: string;
  readonly logsBloom: string;
}

/** Verifies that a block has the given name. Returns undefined if it does not, or its header rules are unknown. */
export type ProveBlock = (block: unknown, name: BlockName) => ProvenBlock | undefined;

export interface ProvenBloomsParts {
  readonly heads: HeadFeed;
  /** Reads a block, without its transactions. */
  readonly readBlock: (hash: string, signal: CallSignal) => Promise<unknown>;
  readonly prove: ProveBlock;
  readonly timers: Timers;
}

/** Maximum number of blocks to keep, and to read below a new head. */
export const maxProvenBlocks = 512;
const maxWalk = 64;

/** Longest wait for one block, maximum number of reads of a block that cannot be proven, and the pause between them. */
const readTimeoutMs = 5_000;
const maxReads = 5;
const pauseMs = 1_000;

/** Recent canonical blocks with proven bloom filters. Reads each new block once. */
export class ProvenBlooms {
  readonly #blocks = new LRUCache<string, ProvenBlock>({ max: maxProvenBlocks });
  /** Reads in progress. */
  readonly #reading = new Map<string, Promise<unknown>>();
  readonly #closing = new CallAbortController("headers");
  readonly #stopListening: () => void;

  constructor(private readonly parts: ProvenBloomsParts) {
    this.#stopListening = parts.heads.onHead((head) => void this.#walkDown(head));
  }

  /** A block by its hash; undefined if it is not known. */
  get(hash: string): ProvenBlock | undefined {
    return this.#blocks.get(hash);
  }

  /** Resolves once a read of the block in progress has ended. */
  async untilRead(hash: string): Promise<void> {
    await this.#reading.get(hash);
  }

  close(): void {
    this.#stopListening();
    this.#closing.abort(new Error("the pool is closed"));
  }

  /** Reads the new blocks down to one that is known, or can't be proven. */
  async #walkDown(head: BlockName): Promise<void> {
    let place = head;
    for (let steps = 0; steps < maxWalk && place.number >= 0 && !this.#isKnown(place.hash); steps++) {
      const { hash, number } = place;
      const block = await this.#readUntilProven(place);
      if (!block) return;
      this.#blocks.set(hash, { parentHash: block.parentHash, logsBloom: block.logsBloom });
      place = { hash: block.parentHash, number: number - 1 };
    }
  }

  #isKnown(hash: string): boolean {
    return this.#blocks.has(hash) || this.#reading.has(hash);
  }

  /** Repeats a read that failed or was not proven: another node may respond. */
  async #readUntilProven(name: BlockName): Promise<ProvenBlock | undefined> {
    for (let reads = 1; ; reads++) {
      const reading = this.#read(name);
      this.#reading.set(name.hash, reading);
      const block = await reading;
      this.#reading.delete(name.hash);
      if (block || reads === maxReads || this.#closing.aborted) return block;
      await new Promise<void>((resolve) => this.parts.timers.after(pauseMs, resolve));
    }
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
