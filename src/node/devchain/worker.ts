import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { RpcError } from "../../rpc/rpc-error.js";
import { systemClock } from "./clock.js";
import { createEngine, type Engine } from "./engine.js";
import { openJournal } from "./journal.js";
import type { FromWorker, ToWorker, WorkerOptions } from "./worker-messages.js";

/** Runs a devchain in this worker thread until it is told to close. */
async function serve(port: MessagePort, { file, reset, ...options }: WorkerOptions): Promise<void> {
  const journal = openJournal(file, { reset });
  const engine = await createEngine(options, { journal, clock: systemClock, onFailure: crash });
  const calls = new Map<number, AbortController>();
  const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

  port.on("message", (message: ToWorker) => {
    if (message.kind === "abort") calls.get(message.id)?.abort();
    else if (message.kind === "call") void answer(message, { engine, calls, post });
    else void close();
  });

  async function close() {
    await engine.close();
    journal.close();
    port.close();
  }

  post({ kind: "ready", accounts: engine.accounts });
}

interface AnswerParts {
  readonly engine: Engine;
  readonly calls: Map<number, AbortController>;
  readonly post: (message: FromWorker, transfer?: ArrayBuffer[]) => void;
}

async function answer({ id, method, params }: ToWorker & { kind: "call" }, { engine, calls, post }: AnswerParts) {
  const controller = new AbortController();
  calls.set(id, controller);
  try {
    const bytes = new TextEncoder().encode(JSON.stringify(await engine.call(method, params, controller.signal)));
    if (!controller.signal.aborted) post({ kind: "result", id, bytes }, [bytes.buffer]);
  } catch (error) {
    if (!controller.signal.aborted) post(refusalOrFailure(id, error));
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

/** Ends the thread; the gateway starts another, from what the journal has. */
function crash(cause: unknown): void {
  setImmediate(() => {
    throw cause;
  });
}

if (parentPort) serve(parentPort, workerData as WorkerOptions).catch(crash);
