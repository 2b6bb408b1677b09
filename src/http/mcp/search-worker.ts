import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { openIndex } from "../search/search-index.js";

/** Finds pages of the documentation for search-thread.ts; `workerData` is the index's file. Results come in the order of the queries. */
const find = openIndex(readFileSync(workerData as string, "utf8"));
const maxFound = 10;

parentPort?.on("message", (query: string) => parentPort?.postMessage(find(query).slice(0, maxFound), []));
