import type { ForkHeights } from "../config/chains.js";
import type { HeadFeed } from "../node/head-feed.js";
import type { Timers } from "../node/timers.js";
import { createWakeUp } from "../node/wake-up.js";
import type { Log } from "../telemetry/log.js";
import { CallAbortController, type CallSignal } from "../turns/call-signal.js";
import { buildIndex, newestSection } from "./build-index.js";
import { createSectionRows } from "./section-rows.js";
import type { SectionStore } from "./section-store.js";
import { rangeOfSection, sectionBlocks, sectionOf } from "./section.js";

export interface KeeperParts {
  readonly store: SectionStore;
  readonly heads: HeadFeed;
  readonly forks: ForkHeights;
  /** Reads a block by height or hash, parsed; rejects when no node can be asked just now. */
  readonly readBlock: (block: number | string, signal: CallSignal) => Promise<unknown>;
  readonly log: Pick<Log, "info" | "warn">;
  readonly timers: Timers;
  /** Called with the number of blocks that can be searched. */
  readonly onBlocks: (count: number) => void;
}

/** Keeps the index of the canonical chain. */
export interface IndexKeeper {
  /** Whether a section may be searched: it belongs to the canonical chain. */
  has(section: number): boolean;
  /** Changes whenever a section may no longer be searched. */
  epoch(): number;
  /** Takes sections out whose stored rows are damaged, to be built again. */
  discard(sections: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

/** Pause after a node fails, doubled each time up to the maximum. */
const retryMs = 1_000;
const maxRetryMs = 60_000;

/** How long after a failure the index is gone through again; then after twice as long, up to the longest. */
const restartDelayMs = 60_000;
const maxRestartMs = 3_600_000;

/** How often a process that doesn't write the index looks for what another one wrote. */
const reloadMs = 600_000;

/** Number of built sections between two log lines. */
const loggedSections = 50;

/** What was begun is of no use: the chain was reorganised, or a section turned out to be damaged. */
class StaleError extends Error {}

/** Builds the index in the background, and keeps it up to date. */
export class KeptIndex implements IndexKeeper {
  readonly #parts: KeeperParts;
  /** The sections that may be searched. */
  readonly #sections = new Set<number>();
  readonly #damaged = new Set<number>();
  readonly #rows = createSectionRows();
  readonly #closing = new CallAbortController("log index");
  readonly #wakeUp: ReturnType<typeof createWakeUp>;
  readonly #stopListening: readonly (() => void)[];
  readonly #working: Promise<void>;
  #epoch = 0;
  /** The newest section when the index was last gone through. */
  #doneTo = -1;
  /** The newest section that may be searched, or is being built. */
  #newest = -1;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#wakeUp = createWakeUp(parts.timers);
    this.#stopListening = [
      parts.heads.onHead(() => {
        if (this.#isBehind()) this.#wakeUp.tell();
      }),
      parts.heads.onReorg((fork) => this.#cutOff(fork)),
    ];
    this.#working = this.#work();
  }

  has(section: number): boolean {
    return this.#sections.has(section);
  }

  epoch(): number {
    return this.#epoch;
  }

  async discard(sections: readonly number[]): Promise<void> {
    for (const section of sections) this.#damaged.add(section);
    this.#forget((section) => this.#damaged.has(section));
    const { store } = this.#parts;
    if (store.isWritable()) for (const section of sections) await store.drop(section);
    // A pass through the index may have found them still there meanwhile.
    this.#startAgain();
  }

  async close(): Promise<void> {
    for (const stop of this.#stopListening) stop();
    this.#closing.abort(new Error("the index is closed"));
    await this.#working;
  }

  #cutOff(fork: number): void {
    if (fork >= rangeOfSection(this.#newest).to) return;
    this.#newest = sectionOf(fork + 1) - 1;
    this.#forget((section) => section > this.#newest);
    this.#startAgain();
  }

  #forget(isGone: (section: number) => boolean): void {
    for (const section of this.#sections) if (isGone(section)) this.#sections.delete(section);
    this.#epoch++;
    this.#parts.onBlocks(this.#sections.size * sectionBlocks);
  }

  #startAgain(): void {
    this.#epoch++;
    this.#wakeUp.tell();
  }

  #isBehind(): boolean {
    return newestSection(this.#parts.heads.current()?.number ?? 0) > this.#doneTo;
  }

  async #work(): Promise<void> {
    for (let restartMs = restartDelayMs; !this.#closing.aborted;) {
      try {
        const epoch = this.#epoch;
        await this.#goThrough(epoch);
        restartMs = restartDelayMs;
        await this.#rest(epoch);
      } catch (error) {
        if (this.#closing.aborted) return;
        if (error instanceof StaleError) continue;
        this.#parts.log.warn({ err: error }, "logs could not be indexed further");
        await this.#sleep(restartMs).catch(() => undefined);
        restartMs = Math.min(2 * restartMs, maxRestartMs);
      }
    }
  }

  async #goThrough(epoch: number): Promise<void> {
    const { store, heads, forks, log, timers } = this.#parts;
    const head = heads.current();
    if (!head) return;
    const startedAt = timers.now();
    let built = 0;
    this.#newest = Math.max(this.#newest, newestSection(head.number));
    await store.reload();
    const onSection = (section: number, isNew: boolean): void => {
      this.#add(section, isNew, epoch);
      if (isNew && ++built % loggedSections === 0)
        log.info({ downTo: rangeOfSection(section).from }, "logs are being indexed");
    };
    const readBlock = (block: number | string) => this.#readPatiently(block, epoch);
    await buildIndex(head, { store, rows: this.#rows, forks, readBlock, onSection });
    this.#doneTo = newestSection(head.number);
    if (built > 0) log.info({ built, elapsedMs: Math.round(timers.now() - startedAt) }, "logs are indexed");
  }

  #add(section: number, isNew: boolean, epoch: number): void {
    this.#throwIfStale(epoch);
    if (isNew) this.#damaged.delete(section);
    if (this.#damaged.has(section)) return;
    this.#sections.add(section);
    this.#parts.onBlocks(this.#sections.size * sectionBlocks);
  }

  /** Until there is more to do. */
  async #rest(epoch: number): Promise<void> {
    const isWriter = this.#parts.store.isWritable();
    while (this.#epoch === epoch && !this.#isBehind()) {
      await this.#wakeUp.wait(this.#closing, reloadMs);
      if (!isWriter) return;
    }
  }

  /** Asks until there is a result: to go through a chain takes hours, and nodes come and go. */
  async #readPatiently(block: number | string, epoch: number): Promise<unknown> {
    for (let waitMs = retryMs; ; waitMs = Math.min(2 * waitMs, maxRetryMs)) {
      this.#closing.throwIfAborted();
      this.#throwIfStale(epoch);
      try {
        return await this.#parts.readBlock(block, this.#closing);
      } catch {
        await this.#sleep(waitMs);
      }
    }
  }

  #throwIfStale(epoch: number): void {
    if (this.#epoch !== epoch) throw new StaleError();
  }

  #sleep(ms: number): Promise<void> {
    return createWakeUp(this.#parts.timers).wait(this.#closing, ms);
  }
}
