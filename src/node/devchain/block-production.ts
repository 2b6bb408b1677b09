import type { Clock } from "./clock.js";

/** When blocks are made: some time after the first waiting transaction, with each transaction, or at an interval (empty ones too). */
export type BlockTiming =
  | { readonly mode: "delay"; readonly delayMs: number }
  | { readonly mode: "instant" }
  | { readonly mode: "interval"; readonly intervalMs: number };

export interface BlockProduction {
  /** To be called when the pool has taken a transaction in; resolves after the block, where blocks are made at once. */
  transactionAdded(): Promise<void>;
  close(): void;
}

interface Producer {
  readonly clock: Clock;
  /** Makes a block of what waits; tells whether anything is left that can go into the next. */
  readonly makeBlock: () => Promise<{ readonly isMoreWaiting: boolean }>;
  /** A block could not be made, and no caller is there to be told. */
  readonly onFailure: (cause: unknown) => void;
}

/** Makes blocks by one timer. `isWaiting`: whether transactions wait from before. */
export function createBlockProduction(timing: BlockTiming, producer: Producer, isWaiting: boolean): BlockProduction {
  let cancel: (() => void) | undefined;
  let isClosed = false;

  function schedule(delayMs: number) {
    if (isClosed || cancel) return;
    cancel = producer.clock.after(delayMs, () => {
      cancel = undefined;
      producer.makeBlock().then(({ isMoreWaiting }) => planNext(isMoreWaiting), producer.onFailure);
    });
  }

  function planNext(isMoreWaiting: boolean) {
    if (timing.mode === "interval") schedule(timing.intervalMs);
    else if (isMoreWaiting) schedule(timing.mode === "delay" ? timing.delayMs : 0);
  }

  planNext(isWaiting);
  return {
    async transactionAdded() {
      if (timing.mode === "instant") planNext((await producer.makeBlock()).isMoreWaiting);
      else planNext(true);
    },
    close() {
      isClosed = true;
      cancel?.();
    },
  };
}
