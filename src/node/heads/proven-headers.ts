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
  /** Called for the first of several blocks that lack their proof of work. */
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

/** The headers of recent canonical blocks, proven by their hashes. A block that no other read has proven is read once. */
export class ProvenHeaders {
  readonly #headers = new LRUCache<string, ProvenHeader>({ max: maxProvenHeaders });
  /** Canonical blocks that were known together with those below them. */
  readonly #walked = new LRUCache<string, true>({ max: maxProvenHeaders });
  /** Reads in progress. */
  readonly #reading = new Map<string, Promise<unknown>>();
  readonly #closing = new CallAbortController(lane);
  readonly #stopListening: () => void;
  #lacksWork = false;
  /** The greatest height of a proven block. */
  #provenTo = -1;

  constructor(private readonly parts: ProvenHeadersParts) {
    this.#stopListening = parts.heads.onHead((head) => void this.#walkDown(head));
  }

  /** A block by its hash; undefined if it is not known. */
  get(hash: string): ProvenHeader | undefined {
    return this.#headers.get(hash);
  }

  /**
   * Whether a block is not what its hash says. A block above all proven ones may follow rules that this version does not know: it is not
   * held against its node.
   */
  isAltered(block: unknown, name: BlockName): boolean {
    return !this.#prove(block, name) && name.number <= this.#provenTo;
  }

  /** Resolves once a read of the block in progress has ended; for that read itself at once. */
  async untilRead(hash: string, signal: CallSignal): Promise<void> {
    if (laneOf(signal) !== lane) await this.#reading.get(hash);
  }

  close(): void {
    this.#stopListening();
    this.#closing.abort(new Error("the pool is closed"));
  }

  /** Goes down from a new head to a block of an earlier walk, or one that can't be proven. */
  async #walkDown(head: BlockName): Promise<void> {
    let place = head;
    for (let steps = 0; steps < maxWalk && place.number >= 0; steps++) {
      const { hash, number } = place;
      if (this.#walked.has(hash) || this.#reading.has(hash)) return;
      const header = this.#headers.get(hash) ?? (await this.#readUntilProven(place));
      if (!header) return;
      this.#walked.set(hash, true);
      place = { hash: header.parentHash, number: number - 1 };
    }
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
    const { readBlock, timers } = this.parts;
    const limit = { signal: this.#closing, timeoutMs: readTimeoutMs, timers };
    try {
      return this.#prove(await withinTime(limit, (stop) => readBlock(name.hash, stop)), name);
    } catch {
      return undefined;
    }
  }

  #prove(block: unknown, name: BlockName): ProvenHeader | undefined {
    const { proof } = this.parts;
    const header = proof.prove(block, name);
    if (!header || this.#headers.has(name.hash)) return header;
    this.#provenTo = Math.max(this.#provenTo, name.number);
    this.#headers.set(name.hash, header);
    this.#noteWork(name, proof.findWorkProblem(block));
    return header;
  }

  /** Reports the first of several blocks without work. */
  #noteWork(name: BlockName, problem: string | undefined): void {
    if (problem !== undefined && !this.#lacksWork) this.parts.onWorkProblem(name, problem);
    this.#lacksWork = problem !== undefined;
  }
}
