import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { openSqliteFile, type SqliteResult } from "./sqlite-file.js";

export interface SqliteStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Answers come in the order of the statements. */
export type FromSqliteWorker = { readonly result: SqliteResult } | { readonly error: unknown };

type OpenedHere = ReturnType<typeof openSqliteFile>;

/** Runs statements on a file in this worker thread until it is told to close. */
function serve(port: MessagePort, file: OpenedHere): void {
  port.on("message", (message: SqliteStatement | "close") => {
    if (message !== "close") return port.postMessage(answer(file, message), []);
    file.close();
    port.close();
  });
  port.postMessage("open", []);
}

function answer(file: OpenedHere, { sql, parameters }: SqliteStatement): FromSqliteWorker {
  try {
    return { result: file.execute(sql, parameters) };
  } catch (error) {
    return { error };
  }
}

if (parentPort) serve(parentPort, openSqliteFile(workerData as string));
