import { Worker } from "node:worker_threads";
import { nodeUnavailable } from "../node/upstream/node-unavailable.js";
import type { CallSignal } from "../rpc/call-signal.js";
import type { DevchainAccount } from "./accounts.js";
import { createCalls } from "./worker-calls.js";
import type { FromWorker, ToWorker, Work, WorkerOptions } from "./worker-messages.js";

/** A devchain's worker from its start to its end. */
export interface WorkerSession {
  readonly accounts: readonly DevchainAccount[];
  /** The bytes of a JSON value. */
  run(work: Work, signal: CallSignal): Promise<Uint8Array>;
  /** Resolves when the worker has ended, with the reason if that was not `close`. */
  readonly ended: Promise<unknown>;
  close(): Promise<void>;
}

/** Smaller than the default 16 or more: 10 MB less for each chain. */
const maxYoungGenerationSizeMb = 4;

/** Starts a worker; resolves when its chain is loaded, rejects when it can't be. */
export async function startWorkerSession(workerUrl: URL, options: WorkerOptions): Promise<WorkerSession> {
  const worker = new Worker(workerUrl, {
    workerData: options,
    name: `devchain-${options.chainId}`,
    resourceLimits: { maxYoungGenerationSizeMb },
  });
  const ended = endOf(worker);
  const calls = createCalls({
    post: (message) => worker.postMessage(message, []),
    onMessage: (listener) => void worker.on("message", listener),
  });
  void ended.then((cause) => calls.rejectAll(nodeUnavailable(cause)));
  const accounts = await Promise.race([firstMessage(worker), ended.then(rejectWith)]);
  return {
    accounts,
    ended,
    run: (work, signal) => calls.run(work, signal),
    async close() {
      worker.postMessage({ kind: "close" } satisfies ToWorker, []);
      await ended;
    },
  };
}

/** The reason is the error that no one caught, or for want of one the exit code. */
function endOf(worker: Worker): Promise<unknown> {
  let cause: unknown;
  worker.on("error", (error) => (cause = error));
  return new Promise((resolve) => {
    worker.once("exit", (code) =>
      resolve(cause ?? (code === 0 ? undefined : new Error(`the worker ended with ${code}`))),
    );
  });
}

function rejectWith(cause: unknown): never {
  throw cause ?? new Error("the worker ended before its chain was loaded");
}

function firstMessage(worker: Worker): Promise<readonly DevchainAccount[]> {
  return new Promise((resolve) => {
    worker.once("message", (message: FromWorker) => resolve(message.kind === "ready" ? message.accounts : []));
  });
}
