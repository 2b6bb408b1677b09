import { isUtf8 } from "node:buffer";
import { readIdSources } from "./id-source.js";
import { RpcError } from "./rpc-error.js";

/** A request body taken apart: the JSON value and, on demand, the source text of its ids. */
export interface ParsedBody {
  readonly value: unknown;
  /** The id of request `index` exactly as it came, as JSON text; undefined without an `id` member. */
  idSource(index: number): string | undefined;
}

/** Parses a body as strict UTF-8 JSON. Throws ParseError (also for a byte-order mark, an empty body, text after the value). */
export function parseBody(bytes: Buffer): ParsedBody {
  if (!isUtf8(bytes)) throw new RpcError("ParseError", "the body is not valid UTF-8");
  const text = bytes.toString("utf8");
  const value = parseJson(text);
  let sources: (string | undefined)[] | undefined;
  const idSource = (index: number): string | undefined => {
    sources ??= readIdSources(text);
    return sources[index];
  };
  return { value, idSource };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RpcError("ParseError", text.trim() === "" ? "the body is empty" : "the body is not valid JSON");
  }
}
