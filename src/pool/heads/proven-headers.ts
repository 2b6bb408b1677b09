import { LRUCache } from "lru-cache";
import type { BlockName, HeadFeed } from "../../node/head-feed.js";
import type { Timers } from "../../node/timers.js";
import { createWakeUp } from "../../node/wake-up.js";
import { withinTime } from "../../node/within-time.js";
import type { ProvenHeader } from "../../rootstock/merged-mining/prove-header.js";
import { CallAbortController, type CallSignal, laneOf } from "../../turns/call-signal.js";

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
  /** Called for a block that lacks its proof of work, at most once a minute. */
  readonly onWorkProblem: (block: BlockName, problem: string) => void;
}

/** Maximum number of blocks to keep, and to read below a new head. */
export const maxProvenHeaders = 512;
const maxWalk = 64;

/** Longest wait for one block, maximum number of reads of a block that cannot be proven, and the pause between them. */
const readTimeoutMs = 5_000;
const maxReads = 5;
const pauseMs = 1_000;

/** Blocks without work are reported at most once in this time. */
const workNoteMs = 60_000;

/** Longest wait of a caller for headers. */
const maxWaitMs = 5_000;

/** The lane of these reads. */
const lane = "headers";

/** The block that is read on the way down from a head. */
interface Walk {
  at: BlockName;
  /** Whether the read failed and is to be repeated. */
  isPausing: boolean;
}

/** The headers of recent canonical blocks, proven by their hashes. A block that no other read has proven is read once. */
export class ProvenHeaders {
  readonly #parts: ProvenHeadersParts;
  readonly #headers = new LRUCache<string, ProvenHeader>({ max: maxProvenHeaders });
  /** Canonical blocks that were known together with those below them. */
  readonly #walked = new LRUCache<string, true>({ max: maxProvenHeaders });
  /** Walks in progress. */
  readonly #walks = new Set<Walk>();
  readonly #progress: ReturnType<typeof createWakeUp>;
  readonly #closing = new CallAbortController(lane);
  readonly #stopListening: () => void;
  #workNotedAt = -Infinity;
  /** The greatest height of a proven block of the canonical chain: a node alone can't raise it. */
  #provenTo = -1;

  constructor(parts: ProvenHeadersParts) {
    this.#parts = parts;
    this.#progress = createWakeUp(parts.timers);
    this.#stopListening = parts.heads.onHead((head) => void this.#walkDown(head));
  }

  /** A block by its hash; undefined if it is not known. */
  get(hash: string): ProvenHeader | undefined {
    return this.#headers.get(hash);
  }

  /** Whether a block is what its hash says. Its header is known from then on. */
  isProven(block: unknown, name: BlockName): boolean {
    return this.#prove(block, name) !== undefined;
  }

  /**
   * Whether a block is not what its hash says. A block above the proven ones may follow rules that this version does not know: it is not
   * held against its node, unless another block with this hash was proven.
   */
  isAltered(block: unknown, name: BlockName): boolean {
    return !this.isProven(block, name) && (name.number <= this.#provenTo || this.#headers.has(name.hash));
  }

  /** Resolves once no header down to this height is being read, after five seconds at most; for such reads themselves at once. */
  async untilRead(height: number, signal: CallSignal): Promise<void> {
    if (laneOf(signal) === lane) return;
    const { timers } = this.#parts;
    const endMs = timers.now() + maxWaitMs;
    while (this.#isReading(height) && timers.now() < endMs) await this.#progress.wait(signal, endMs - timers.now());
  }

  close(): void {
    this.#stopListening();
    this.#closing.abort(new Error("the pool is closed"));
  }

  /** Goes down from a new head to a block of an earlier walk, or one that can't be proven. */
  async #walkDown(head: BlockName): Promise<void> {
    const walk: Walk = { at: head, isPausing: false };
    this.#walks.add(walk);
    for (let steps = 0; steps < maxWalk && walk.at.number >= 0 && !this.#isWalked(walk); steps++) {
      const header = this.#headers.get(walk.at.hash) ?? (await this.#readUntilProven(walk));
      if (!header) break;
      this.#walked.set(walk.at.hash, true);
      this.#provenTo = Math.max(this.#provenTo, walk.at.number);
      walk.at = { hash: header.parentHash, number: walk.at.number - 1 };
      this.#progress.tell();
    }
    this.#walks.delete(walk);
    this.#progress.tell();
  }

  /** Whether an earlier walk went down from here, or another is here. */
  #isWalked(walk: Walk): boolean {
    return (
      this.#walked.has(walk.at.hash) ||
      [...this.#walks].some((other) => other !== walk && other.at.hash === walk.at.hash)
    );
  }

  #isReading(height: number): boolean {
    return [...this.#walks].some(({ at, isPausing }) => at.number >= height && !isPausing);
  }

  /** Repeats a read that failed or was not proven: another node may respond. */
  async #readUntilProven(walk: Walk): Promise<ProvenHeader | undefined> {
    for (let reads = 1; ; reads++) {
      const header = await this.#read(walk.at);
      if (header || reads === maxReads || this.#closing.aborted) return header;
      walk.isPausing = true;
      this.#progress.tell();
      await new Promise<void>((resolve) => this.#parts.timers.after(pauseMs, resolve));
      walk.isPausing = false;
    }
  }

  async #read(name: BlockName): Promise<ProvenHeader | undefined> {
    const { readBlock, timers } = this.#parts;
    const limit = { signal: this.#closing, timeoutMs: readTimeoutMs, timers };
    try {
      return this.#prove(await withinTime(limit, (stop) => readBlock(name.hash, stop)), name);
    } catch {
      return undefined;
    }
  }

  #prove(block: unknown, name: BlockName): ProvenHeader | undefined {
    const { proof } = this.#parts;
    const header = proof.prove(block, name);
    if (!header || this.#headers.has(name.hash)) return header;
    this.#headers.set(name.hash, header);
    this.#noteWork(name, proof.findWorkProblem(block));
    return header;
  }

  #noteWork(name: BlockName, problem: string | undefined): void {
    const nowMs = this.#parts.timers.now();
    if (problem === undefined || nowMs - this.#workNotedAt < workNoteMs) return;
    this.#workNotedAt = nowMs;
    this.#parts.onWorkProblem(name, problem);
  }
}
