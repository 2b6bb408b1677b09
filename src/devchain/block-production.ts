import type { Clock } from "./timer-clock.js";

/** When blocks are made. */
export type BlockTiming =
  /** `delayMs` after a transaction (0: before it is acknowledged), then this number of empty blocks at the same interval. */
  | { readonly mode: "on-demand"; readonly delayMs: number; readonly confirmations: number }
  /** At an interval, empty ones too. */
  | { readonly mode: "interval"; readonly intervalMs: number };

export interface Producer {
  readonly clock: Clock;
  /** Makes a block of what waits; its time stamp, in seconds, is later than the one given. */
  makeBlock(laterThan?: number): Promise<void>;
  /** Whether a block could take a transaction that waits. */
  isWaiting(): boolean;
  /** Confirmations of the last block with transactions; undefined if there is none. */
  confirmations(): number | undefined;
  /** A block could not be made, and no caller waits for it. */
  onFailure(cause: unknown): void;
}

/** Makes blocks, one at a time. */
export class BlockProduction {
  readonly #timing: BlockTiming;
  readonly #producer: Producer;
  #cancel: (() => void) | undefined;
  /** Whether the next block is to be an empty one. */
  #isConfirming = false;
  #latest: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** Continues from an earlier session. */
  constructor(timing: BlockTiming, producer: Producer) {
    this.#timing = timing;
    this.#producer = producer;
    this.#planNext();
  }

  /** To be called when the pool has taken a transaction in. Resolves after its block, where there is no delay. */
  async transactionAdded(): Promise<void> {
    const [timing, producer] = [this.#timing, this.#producer];
    // One behind a gap of nonces waits for what fills it.
    if (timing.mode === "interval" || !producer.isWaiting()) return;
    if (timing.delayMs > 0) this.#scheduleForTransaction(timing.delayMs);
    else await this.#runExclusive(async () => producer.isWaiting() && this.#makeAndPlan());
  }

  /** Makes a block now. */
  async makeNow(): Promise<void> {
    await this.#runExclusive(() => this.#makeAndPlan());
  }

  /** Runs `work` while no other block is made; it may make some itself. */
  async alone(work: (makeBlock: Producer["makeBlock"]) => Promise<void>): Promise<void> {
    await this.#runExclusive(() => work((laterThan) => this.#producer.makeBlock(laterThan)));
    this.#unschedule();
    this.#planNext();
  }

  /** Makes no more blocks; resolves when the one under way is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unschedule();
    await this.#latest;
  }

  #planNext(): void {
    const [timing, producer] = [this.#timing, this.#producer];
    if (timing.mode === "interval") return this.#schedule(timing.intervalMs);
    const isShort = (producer.confirmations() ?? timing.confirmations) < timing.confirmations;
    this.#isConfirming = !producer.isWaiting();
    if (isShort || !this.#isConfirming) this.#schedule(timing.delayMs);
  }

  /** The first transaction has its whole delay: the empty block that would come before it doesn't. */
  #scheduleForTransaction(delayMs: number): void {
    if (this.#isConfirming) this.#unschedule();
    this.#isConfirming = false;
    this.#schedule(delayMs);
  }

  #schedule(delayMs: number): void {
    if (this.#isClosed || this.#cancel) return;
    this.#cancel = this.#producer.clock.after(delayMs, () => {
      this.#cancel = undefined;
      this.#runExclusive(() => this.#makeAndPlan()).catch((cause: unknown) => this.#producer.onFailure(cause));
    });
  }

  #unschedule(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** On demand, a block replaces the next scheduled one. */
  async #makeAndPlan(): Promise<void> {
    if (this.#isClosed) return;
    await this.#producer.makeBlock();
    if (this.#timing.mode === "on-demand") this.#unschedule();
    this.#planNext();
  }

  #runExclusive(work: () => Promise<unknown>): Promise<unknown> {
    const result = this.#latest.then(work);
    this.#latest = result.catch(() => undefined);
    return result;
  }
}
