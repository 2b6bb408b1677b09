import { LRUCache } from "lru-cache";
import type { ProvenHeader } from "../../rootstock/merged-mining/prove-header.js";
import { CallAbortController, type CallSignal, laneOf } from "../../rpc/call-signal.js";
import type { Timers } from "../timers.js";
import { withinTime } from "../within-time.js";
import type { BlockName, HeadFeed } from "./head-feed.js";

/** How headers of a chain are proven. */
export interface HeaderProof {
  /** The header of the block with this name; undefined if it is another block, or follows unknown rules. */
  readonly prove: (block: unknown, name: BlockName) => ProvenHeader | undefined;
  /** What the proof of work of a proven block lacks. */
  readonly findWorkProblem: (block: unknown) => string | undefined;
}

export interface ProvenHeadersParts {
  readonly heads: HeadFeed;
  /** Reads a block, without its transactions. */
  readonly readBlock: (hash: string, signal: CallSignal) => Promise<unknown>;
  readonly proof: HeaderProof;
  readonly timers: Timers;
  /** Called for the first of several blocks of the canonical chain that lack their proof of work. */
  readonly onWorkProblem: (block: BlockName, problem: string) => void;
}

/** Maximum number of blocks to keep, and to read below a new head. */
export const maxProvenHeaders = 512;
const maxWalk = 64;

/** Longest wait for one block, maximum number of reads of a block that cannot be proven, and the pause between them. */
const readTimeoutMs = 5_000;
const maxReads = 5;
const pauseMs = 1_000;

/** The lane of these reads. */
const lane = "headers";

/** The headers of recent canonical blocks, proven by their hashes. Reads each new block once. */
export class ProvenHeaders {
  readonly #blocks = new LRUCache<string, ProvenHeader>({ max: maxProvenHeaders });
  /** Reads in progress. */
  readonly #reading = new Map<string, Promise<unknown>>();
  readonly #closing = new CallAbortController(lane);
  readonly #stopListening: () => void;
  #lacksWork = false;

  constructor(private readonly parts: ProvenHeadersParts) {
    this.#stopListening = parts.heads.onHead((head) => void this.#walkDown(head));
  }

  /** A block by its hash; undefined if it is not known. */
  get(hash: string): ProvenHeader | undefined {
    return this.#blocks.get(hash);
  }

  /** Resolves once a read of the block in progress has ended; for that read itself at once. */
  async untilRead(hash: string, signal: CallSignal): Promise<void> {
    if (laneOf(signal) !== lane) await this.#reading.get(hash);
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
      this.#blocks.set(hash, block);
      place = { hash: block.parentHash, number: number - 1 };
    }
  }

  #isKnown(hash: string): boolean {
    return this.#blocks.has(hash) || this.#reading.has(hash);
  }

  /** Repeats a read that failed or was not proven: another node may respond. */
  async #readUntilProven(name: BlockName): Promise<ProvenHeader | undefined> {
    for (let reads = 1; ; reads++) {
      const reading = this.#read(name);
      this.#reading.set(name.hash, reading);
      const block = await reading;
      this.#reading.delete(name.hash);
      if (block || reads === maxReads || this.#closing.aborted) return block;
      await new Promise<void>((resolve) => this.parts.timers.after(pauseMs, resolve));
    }
  }

  async #read(name: BlockName): Promise<ProvenHeader | undefined> {
    const { readBlock, proof, timers } = this.parts;
    const limit = { signal: this.#closing, timeoutMs: readTimeoutMs, timers };
    try {
      const block = await withinTime(limit, (stop) => readBlock(name.hash, stop));
      const header = proof.prove(block, name);
      if (header) this.#noteWork(name, proof.findWorkProblem(block));
      return header;
    } catch {
      return undefined;
    }
  }

  /** Reports the first of several blocks without work. */
  #noteWork(name: BlockName, problem: string | undefined): void {
    if (problem !== undefined && !this.#lacksWork) this.parts.onWorkProblem(name, problem);
    this.#lacksWork = problem !== undefined;
  }
}
