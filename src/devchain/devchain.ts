import { setTimeout as sleep } from "node:timers/promises";
import type { Network } from "../config/networks.js";
import type { Node } from "../node/node.js";
import { asNodeUnavailable } from "../node/upstream/node-unavailable.js";
import { CallAbortController, type CallSignal, laneOf } from "../rpc/call-signal.js";
import type { Log } from "../telemetry/log.js";
import type { DevchainAccount } from "./accounts.js";
import type { BlockTiming } from "./block-production.js";
import { clientVersion } from "./client-version.js";
import type { ChainState, ControlCommand } from "./control-command.js";
import { serveControl } from "./control-socket.js";
import type { Work } from "./worker-messages.js";
import { startWorkerSession, type WorkerSession } from "./worker-session.js";

export type { DevchainAccount };

/** A chain of one's own: a node that mines, in a worker thread, kept in one file. */
export interface Devchain extends Node {
  /** Funded, and made for this file alone. */
  readonly accounts: readonly DevchainAccount[];
  readonly clientVersion: string;
  /** Has the chain do what no RPC method can; rejects with InvalidParams when it can't be done. */
  control(command: ControlCommand): Promise<ChainState>;
}

export interface DevchainOptions {
  readonly network: Pick<Network, "chainId">;
  /** The chain's file; its folder must exist. */
  readonly file: string;
  readonly timing: BlockTiming;
  /** Forgets the chain that is there, its accounts too. */
  readonly reset?: boolean;
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
  const { network, file, timing, reset = false, workerUrl = new URL("./worker.js", import.meta.url) } = options;
  let workerOptions = { chainId: network.chainId, path: file, timing, reset };
  const worker = await keepRunning(
    () => {
      const session = startWorkerSession(workerUrl, workerOptions);
      // Only the first worker forgets; one that takes its place goes on with what there is.
      workerOptions = { ...workerOptions, reset: false };
      return session;
    },
    (cause) => log?.error({ err: cause, chainId: network.chainId }, "the devchain's worker ended; starting it again"),
  );
  async function run(work: Work, signal: CallSignal): Promise<Uint8Array> {
    const session = await worker.current().catch((cause: unknown) => Promise.reject(asNodeUnavailable(cause)));
    return session.run(work, signal);
  }

  const control = async (command: ControlCommand): Promise<ChainState> =>
    JSON.parse(new TextDecoder().decode(await run({ kind: "control", command }, new CallAbortController())));
  const socket = await serveControl(controlSocketOf(file), control).catch((cause: unknown) =>
    log?.warn({ err: cause, chainId: network.chainId }, "the devchain can't be controlled from the command line"),
  );
  return {
    accounts: worker.first.accounts,
    clientVersion,
    control,
    call: (method, params, signal) => run({ kind: "call", lane: laneOf(signal), method, params }, signal),
    async check(signal) {
      await run({ kind: "call", lane: laneOf(signal), method: "eth_blockNumber", params: [] }, signal);
    },
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
