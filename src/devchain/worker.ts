import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { CallAbortController } from "../rpc/call-signal.js";
import { RpcError } from "../rpc/rpc-error.js";
import { newPrivateKeys } from "./accounts.js";
import { openChainFile } from "./chain-file.js";
import { maxCallMs } from "./chain-rules.js";
import { createEngine, type Engine } from "./engine.js";
import { SharedThread } from "./shared-thread.js";
import { systemClock } from "./timer-clock.js";
import type { FromWorker, ToWorker, Work, WorkerOptions } from "./worker-messages.js";

/** Runs a devchain in this worker thread until it is told to close. */
async function serve(port: MessagePort, { path, reset, ...options }: WorkerOptions): Promise<void> {
  const file = openChainFile(path, { reset });
  const parts = { file, newPrivateKeys, clock: systemClock, thread: new SharedThread(), onFailure: crash };
  const engine = await createEngine({ ...options, maxCallMs }, parts);
  const calls = new Map<number, CallAbortController>();
  const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

  port.on("message", (message: ToWorker) => {
    if (message.kind === "abort") calls.get(message.id)?.abort(gone);
    else if (message.kind === "close") void close();
    else void runWork(message, { engine, calls, post });
  });

  async function close() {
    for (const call of calls.values()) call.abort(gone);
    await engine.close();
    file.close();
    port.close();
  }

  post({ kind: "ready", accounts: engine.accounts });
}

interface WorkParts {
  readonly engine: Engine;
  readonly calls: Map<number, CallAbortController>;
  readonly post: (message: FromWorker, transfer?: ArrayBuffer[]) => void;
}

/** Nobody sees it. */
const gone = new Error("the caller has gone");

async function runWork(work: { readonly id: number } & Work, { engine, calls, post }: WorkParts) {
  const { id } = work;
  const stop = new CallAbortController(work.kind === "call" ? work.lane : undefined);
  calls.set(id, stop);
  try {
    const result = await (work.kind === "call"
      ? engine.call(work.method, work.params, stop)
      : engine.control(work.command));
    const bytes = new TextEncoder().encode(JSON.stringify(result));
    if (!stop.aborted) post({ kind: "result", id, bytes }, [bytes.buffer]);
  } catch (error) {
    if (!stop.aborted) post(refusalOrFailure(id, error));
  } finally {
    calls.delete(id);
  }
}

function refusalOrFailure(id: number, error: unknown): FromWorker {
  if (error instanceof RpcError) {
    return { kind: "refusal", id, error: { errorName: error.errorName, message: error.message, data: error.data } };
  }
  return { kind: "failure", id, cause: error instanceof Error ? error : new Error(String(error)) };
}

/** Ends the thread; the gateway starts another, from what the file has. */
function crash(cause: unknown): void {
  setImmediate(() => {
    throw cause;
  });
}

if (parentPort) serve(parentPort, workerData as WorkerOptions).catch(crash);
