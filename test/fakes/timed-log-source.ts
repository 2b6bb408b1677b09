import type { BlockRange } from "../../src/methods/logs/block-range.js";
import type { LogSource } from "../../src/methods/logs/log-source.js";
import { RpcError } from "../../src/rpc/rpc-error.js";
import { CallAbortController } from "../../src/turns/call-signal.js";
import { createVirtualTimers } from "./virtual-timers.js";

export interface TimedSourceOptions {
  readonly head: number;
  /** How many logs there are in a range. */
  readonly logsIn?: (range: BlockRange) => number;
  /** How long a read of so many blocks takes, with so many under way. */
  readonly costMs: (blocks: number, underWay: number) => number;
  readonly timeoutMs?: number;
  readonly bounds?: Partial<Pick<LogSource, "blocksPerCall" | "maxBytes">>;
}

/** A node that takes its time, in virtual time, with the same number of logs in every run. */
export function createTimedLogSource({ head, logsIn = () => 0, costMs, timeoutMs, bounds }: TimedSourceOptions) {
  const timers = createVirtualTimers();
  const signal = new CallAbortController("user", timeoutMs);
  const reads: BlockRange[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  if (timeoutMs !== undefined)
    timers.after(timeoutMs, () => signal.abort(new RpcError("LimitExceeded", "no answer in time")));

  const source: LogSource = {
    head,
    signal,
    now: timers.now,
    blocksPerCall: 5_000,
    maxBytes: 64_000_000,
    hold: () => undefined,
    ...bounds,
    narrow: (range) => [range],
    hashAt: async (height) => `0x${height.toString(16)}`,
    read(range, stop) {
      reads.push(range);
      mostUnderWay = Math.max(mostUnderWay, ++underWay);
      return new Promise((resolve, reject) => {
        const end = timers.after(costMs(range.to - range.from + 1, underWay), () => {
          underWay--;
          resolve(Buffer.from(textOf(range, logsIn(range))));
        });
        const stopReading = (): void => {
          end();
          reject(stop.reason);
        };
        stop.addEventListener("abort", stopReading, { once: true });
      });
    },
  };

  /** Runs a read to its end; how long it took, and what came of it. */
  async function run(read: (source: LogSource) => Promise<unknown>) {
    const outcomes: { readonly elapsedMs: number; readonly value?: unknown; readonly error?: RpcError }[] = [];
    read(source).then(
      (value) => void outcomes.push({ elapsedMs: timers.now(), value }),
      (error: RpcError) => void outcomes.push({ elapsedMs: timers.now(), error }),
    );
    for (let untilMs = 0; outcomes.length === 0; untilMs += 1_000) await timers.run(untilMs);
    const [outcome] = outcomes as [(typeof outcomes)[number]];
    return { ...outcome, reads, mostUnderWay };
  }

  return { source, run };
}

/** As many logs, all in the range's first block. */
function textOf({ from }: BlockRange, count: number): string {
  const log = `{"logIndex":"0x0","blockNumber":"0x${from.toString(16)}"}`;
  return `[${Array<string>(count).fill(log).join(",")}]`;
}
