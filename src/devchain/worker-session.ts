import { Worker } from "node:worker_threads";
import { nodeUnavailable } from "../node/upstream/node-unavailable.js";
import type { CallSignal } from "../rpc/call-signal.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { DevchainAccount } from "./accounts.js";
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

interface PendingCall {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (reason: unknown) => void;
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
  const calls = createCalls(worker);
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

function createCalls(worker: Worker) {
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let end: unknown;

  const post = (message: ToWorker) => worker.postMessage(message, []);

  worker.on("message", (message: FromWorker) => {
    if (message.kind === "ready") return;
    const call = pending.get(message.id);
    if (call) settle(call, message);
  });

  return {
    async run(work: Work, signal: CallSignal): Promise<Uint8Array> {
      signal.throwIfAborted();
      if (end !== undefined) throw end;
      const id = ++lastId;
      const abort = () => {
        post({ kind: "abort", id });
        pending.get(id)?.reject(signal.reason);
      };
      signal.addEventListener("abort", abort, { once: true });
      try {
        return await new Promise((resolve, reject) => {
          pending.set(id, { resolve, reject });
          post({ id, ...work });
        });
      } finally {
        pending.delete(id);
        signal.removeEventListener("abort", abort);
      }
    },

    rejectAll(reason: unknown) {
      end = reason;
      for (const { reject } of pending.values()) reject(reason);
    },
  };
}

function settle({ resolve, reject }: PendingCall, message: Exclude<FromWorker, { kind: "ready" }>): void {
  if (message.kind === "result") return resolve(message.bytes);
  if (message.kind === "failure") return reject(message.cause);
  const { errorName, message: text, data } = message.error;
  reject(new RpcError(errorName, text, { data }));
}
