import { setTimeout as sleep } from "node:timers/promises";
import type { Network } from "../config/networks.js";
import { asNodeUnavailable } from "../node/node-unavailable.js";
import type { Log } from "../telemetry/log.js";
import type { DevchainAccount } from "./accounts.js";
import type { BlockTiming } from "./block-production.js";
import { serveControl } from "./control-socket.js";
import { type Devchain, devchainOf } from "./devchain-over.js";
import type { ForkOptions } from "./fork/remote.js";
import { startWorkerSession, type WorkerSession } from "./worker-session.js";

export type { Devchain, DevchainAccount };

export interface DevchainOptions {
  readonly network: Pick<Network, "chainId">;
  /** The chain's file; its folder must exist. */
  readonly file: string;
  readonly timing: BlockTiming;
  /** Most blocks that `reorg` can replace. */
  readonly maxReorgBlocks: number;
  /** Forgets the chain that is there, its accounts too. */
  readonly reset?: boolean;
  /** The chain to continue, in place of one from a genesis of its own. */
  readonly fork?: ForkOptions | undefined;
  /** The compiled worker, when it is not beside the running code. */
  readonly workerUrl?: URL;
}

export interface DevchainParts {
  readonly log?: Pick<Log, "error" | "warn">;
}

const firstRestartDelayMs = 100;
const maxRestartDelayMs = 10_000;

/** Opens a network's devchain, or starts one; rejects with an Error when its file can't be used. */
export async function createDevchain(options: DevchainOptions, { log }: DevchainParts = {}): Promise<Devchain> {
  const {
    network,
    file,
    timing,
    maxReorgBlocks,
    reset = false,
    fork,
    workerUrl = new URL("./worker.js", import.meta.url),
  } = options;
  let workerOptions = { chainId: network.chainId, path: file, timing, maxReorgBlocks, reset, fork };
  const worker = await keepRunning(
    () => {
      const session = startWorkerSession(workerUrl, workerOptions);
      // Only the first worker resets; its replacements continue with the file.
      workerOptions = { ...workerOptions, reset: false };
      return session;
    },
    (cause) => log?.error({ err: cause, chainId: network.chainId }, "the devchain's worker ended; starting it again"),
  );
  const devchain = devchainOf(worker.first.accounts, async (work, signal) => {
    const session = await worker.current().catch((cause: unknown) => Promise.reject(asNodeUnavailable(cause)));
    return session.run(work, signal);
  });
  const socket = await serveControl(controlSocketOf(file), devchain.control).catch((cause: unknown) =>
    log?.warn({ err: cause, chainId: network.chainId }, "the devchain can't be controlled from the command line"),
  );
  return {
    ...devchain,
    async close() {
      await socket?.close();
      await worker.close();
    },
  };
}

/** Where the devchain of a file takes commands. */
export function controlSocketOf(file: string): string {
  return `${file}.control`;
}

/** Starts a worker, and another one whenever it ends unasked. While none runs, `current` rejects or takes its time. */
async function keepRunning(start: () => Promise<WorkerSession>, report: (cause: unknown) => void) {
  const first = await start();
  let current = Promise.resolve(first);
  const closing = new AbortController();

  async function startAgain(): Promise<WorkerSession | undefined> {
    for (
      let delayMs = firstRestartDelayMs;
      !closing.signal.aborted;
      delayMs = Math.min(2 * delayMs, maxRestartDelayMs)
    ) {
      current = start();
      try {
        return await current;
      } catch (cause) {
        report(cause);
      }
      await sleep(delayMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
    return undefined;
  }

  async function replaceWhenEnded(session: WorkerSession): Promise<void> {
    const cause = await session.ended;
    if (closing.signal.aborted) return;
    report(cause);
    const next = await startAgain();
    if (next) void replaceWhenEnded(next);
  }

  void replaceWhenEnded(first);
  return {
    first,
    current: () => current,
    async close() {
      closing.abort();
      await current.then((session) => session.close()).catch(() => undefined);
    },
  };
}
