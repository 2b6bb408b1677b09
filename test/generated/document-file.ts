import { readFileSync } from "node:fs";
import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";

/** The project's openrpc.json; a fresh copy every time, to be changed at will. */
export function readDocument(): OpenRpcDocument {
  return JSON.parse(readFileSync("openrpc.json", "utf8")) as OpenRpcDocument;
}
