import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { newPrivateKeys } from "./accounts.js";
import { openChainFile } from "./chain-file.js";
import { maxCallMs } from "./chain-rules.js";
import { createEngine } from "./engine.js";
import { SharedThread } from "./shared-thread.js";
import { systemClock } from "./timer-clock.js";
import { createWorkDesk } from "./work-desk.js";
import type { FromWorker, ToWorker, WorkerOptions } from "./worker-messages.js";

/** Runs a devchain in this worker thread until it is told to close. */
async function serve(port: MessagePort, { path, reset, ...options }: WorkerOptions): Promise<void> {
  const file = openChainFile(path, { reset });
  const parts = { file, newPrivateKeys, clock: systemClock, thread: new SharedThread(), onFailure: crash };
  const engine = await createEngine({ ...options, maxCallMs }, parts);
  const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  const desk = createWorkDesk(
    async (work, stop) =>
      toJson(await (work.kind === "call" ? engine.call(work.method, work.params, stop) : engine.control(work.command))),
    post,
  );

  port.on("message", (message: ToWorker) => {
    if (message.kind === "close") void close();
    else desk.take(message);
  });

  async function close() {
    desk.abortAll();
    await engine.close();
    file.close();
    port.close();
  }

  post({ kind: "ready", accounts: engine.accounts });
}

function toJson(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Ends the thread; the gateway starts another, from what the file has. */
function crash(cause: unknown): void {
  setImmediate(() => {
    throw cause;
  });
}

if (parentPort) serve(parentPort, workerData as WorkerOptions).catch(crash);
