import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SqliteFile, SqliteOutcome, SqliteStatement } from "./sqlite-file.js";
import type { FromSqliteWorker, ToSqliteWorker } from "./sqlite-worker.js";

interface Waiting {
  readonly resolve: (outcomes: readonly SqliteOutcome[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Opens a file in a worker thread, so that commits which wait for the disk or for other processes don't block the event loop.
 * Running statements keep the process alive.
 */
export async function openSqliteThread(
  file: string,
  workerUrl = new URL("./sqlite-worker.js", import.meta.url),
): Promise<SqliteFile> {
  const worker = new Worker(workerUrl, { workerData: file });
  await once(worker, "message");
  const { executeTogether, close } = exchangeMessages(worker);
  return {
    async execute(sql, parameters) {
      const outcome = (await executeTogether([{ sql, parameters }]))[0] as SqliteOutcome;
      if ("error" in outcome) throw outcome.error;
      return outcome.result;
    },
    executeTogether,
    close,
  };
}

/** The worker responds in the order of requests. */
function exchangeMessages(worker: Worker) {
  const waiting: Waiting[] = [];
  let failure: unknown;
  const ended = once(worker, "exit").catch((error: unknown) => (failure = error));

  worker.on("message", (outcomes: FromSqliteWorker) => {
    const first = waiting.shift();
    if (waiting.length === 0) worker.unref();
    first?.resolve(outcomes);
  });
  // After the listener, which refs the worker again.
  worker.unref();
  void ended.then(() => {
    failure ??= new Error("the database is closed");
    for (const { reject } of waiting.splice(0)) reject(failure);
  });
  const post = (message: ToSqliteWorker): void => worker.postMessage(message, []);

  return {
    executeTogether: async (statements: readonly SqliteStatement[]): Promise<readonly SqliteOutcome[]> => {
      if (failure) throw failure;
      worker.ref();
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        post(statements);
      });
    },
    close: async (): Promise<void> => {
      worker.ref();
      post("close");
      await ended;
    },
  };
}
