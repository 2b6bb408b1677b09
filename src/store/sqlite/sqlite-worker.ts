import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { openSqliteFile, type SqliteOutcome, type SqliteStatement } from "./sqlite-file.js";

/** Statements to execute together. Results are posted back in the order of the messages. */
export type ToSqliteWorker = readonly SqliteStatement[] | "close";
export type FromSqliteWorker = readonly SqliteOutcome[];

type OpenedHere = ReturnType<typeof openSqliteFile>;

/** Runs statements on a file in this worker thread until a close message. */
function serve(port: MessagePort, file: OpenedHere): void {
  port.on("message", (message: ToSqliteWorker) => {
    if (message !== "close") return port.postMessage(file.executeTogether(message) satisfies FromSqliteWorker, []);
    file.close();
    port.close();
  });
  port.postMessage("open", []);
}

if (parentPort) serve(parentPort, openSqliteFile(workerData as string));
