import type { MessagePort } from "node:worker_threads";
import { nodeUnavailable } from "../node/node-unavailable.js";
import type { CallSignal } from "../turns/call-signal.js";
import type { DevchainAccount } from "./accounts.js";
import { createCalls } from "./worker-calls.js";
import type { FromChain, ToWorker, Work, WorkerOptions } from "./worker-messages.js";
import { WorkerThread } from "./worker-thread.js";

/** A devchain in its thread, from its start to its end. */
export interface WorkerSession {
  readonly accounts: readonly DevchainAccount[];
  /** The bytes of a JSON value. */
  run(work: Work, signal: CallSignal): Promise<Uint8Array>;
  /** Resolves when it has ended, with the reason if that was not `close`. */
  readonly ended: Promise<unknown>;
  close(): Promise<void>;
}

/** Starts a devchain; resolves when it is loaded, rejects when it can't be. */
export async function startWorkerSession(workerUrl: URL, options: WorkerOptions): Promise<WorkerSession> {
  const thread = WorkerThread.of(workerUrl);
  const port = thread.run(options);
  const post = (message: ToWorker) => port.postMessage(message, []);
  const ended = endOf(port, thread);
  const calls = createCalls({
    post,
    onMessage: (listener) =>
      void port.on("message", (message: FromChain) => {
        if (message.kind !== "end") listener(message);
      }),
  });
  void ended.then((cause) => calls.rejectAll(nodeUnavailable(cause)));
  const accounts = await Promise.race([readAccounts(port), ended.then(rejectWith)]);
  return {
    accounts,
    ended,
    run: (work, signal) => calls.run(work, signal),
    async close() {
      post({ kind: "close" });
      await ended;
    },
  };
}

/** The reason is the devchain's own, or for want of one that of its thread. */
async function endOf(port: MessagePort, thread: WorkerThread): Promise<unknown> {
  let end: Extract<FromChain, { kind: "end" }> | undefined;
  port.on("message", (message: FromChain) => {
    if (message.kind === "end") end = message;
  });
  await new Promise((resolve) => port.once("close", resolve));
  await thread.leave();
  return end ? end.cause : thread.ended;
}

function rejectWith(cause: unknown): never {
  throw cause ?? new Error("the worker ended before its chain was loaded");
}

function readAccounts(port: MessagePort): Promise<readonly DevchainAccount[]> {
  return new Promise((resolve) => {
    port.on("message", (message: FromChain) => {
      if (message.kind === "ready") resolve(message.accounts);
    });
  });
}
