import type { ResponseJson } from "../../src/rpc/envelope.js";
import { JsonPieces } from "../../src/rpc/json-pieces.js";
import { collectBytes } from "../../src/rpc/raw-json.js";

/** The text of a response, in whatever form it is. */
export async function textOf(json: ResponseJson): Promise<string> {
  if (json instanceof JsonPieces) return Buffer.concat(json.pieces).toString();
  return Buffer.from(await collectBytes(json)).toString();
}
