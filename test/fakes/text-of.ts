import { JsonPieces } from "../../src/json/json-pieces.js";
import { collectBytes } from "../../src/json/raw-json.js";
import type { ResponseJson } from "../../src/rpc/envelope.js";

/** The text of a response, in whatever form it is. */
export async function textOf(json: ResponseJson): Promise<string> {
  if (json instanceof JsonPieces) return Buffer.concat(json.pieces).toString();
  return Buffer.from(await collectBytes(json)).toString();
}
