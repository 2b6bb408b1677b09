import { createRequire } from "node:module";
import type { Reading } from "./read-response.js";

/** What a parser of Node's tells of a message; the members are numbered. */
type Callback = (...given: never[]) => unknown;

export interface NodeParser {
  initialize(type: number, resource: object): void;
  execute(bytes: Buffer): number | Error;
  finish(): Error | undefined;
  [callback: number]: Callback;
}

interface NodeParserClass {
  new (): NodeParser;
  readonly REQUEST: number;
  readonly RESPONSE: number;
  readonly kOnMessageBegin: number;
  readonly kOnHeaders: number;
  readonly kOnHeadersComplete: number;
  readonly kOnBody: number;
  readonly kOnMessageComplete: number;
}

// The parser behind Node's http module, llhttp, which has no public name.
export const { HTTPParser, methods } = createRequire(__filename)("node:_http_common") as {
  readonly HTTPParser: NodeParserClass;
  /** By their numbers. */
  readonly methods: readonly string[];
};

/** Reads one response by Node's own parser, strict as it is by default. `isEnded`: the connection ends after it. */
export function readByNode(bytes: Buffer, isEnded: boolean): Reading {
  const heads: { readonly status: number; readonly doesKeepAlive: boolean }[] = [];
  const bodies: string[] = [];
  let finalCount = 0;
  const parser = new HTTPParser();
  parser.initialize(HTTPParser.RESPONSE, {});
  parser[HTTPParser.kOnHeaders] = () => undefined;
  parser[HTTPParser.kOnHeadersComplete] = (...given: unknown[]) => {
    heads.push({ status: given[5] as number, doesKeepAlive: given[8] as boolean });
    return 0;
  };
  parser[HTTPParser.kOnBody] = (chunk: Buffer) => void bodies.push(chunk.toString("latin1"));
  parser[HTTPParser.kOnMessageComplete] = () => {
    if ((heads.at(-1)?.status ?? 0) >= 200) finalCount++;
  };
  const used = parser.execute(bytes);
  if (used instanceof Error || used < bytes.length || (isEnded && parser.finish())) return { outcome: "refused" };
  const last = heads.at(-1);
  if (finalCount === 0 || !last) return { outcome: "incomplete" };
  if (finalCount > 1) return { outcome: "refused" };
  return { outcome: "complete", status: last.status, body: bodies.join(""), doesKeepAlive: last.doesKeepAlive };
}
