import { HttpResponseParser } from "../../../src/upstream/http-response-parser.js";

/** What a parser made of the bytes of a connection that should hold one response. */
export type Reading =
  | { readonly outcome: "refused" }
  | { readonly outcome: "incomplete" }
  | {
      readonly outcome: "complete";
      readonly status: number;
      readonly body: string;
      readonly doesKeepAlive: boolean;
    };

/** Reads one response by our parser, given in these pieces. `isEnded`: the connection ends after it. */
export function readByUs(pieces: readonly Buffer[], isEnded: boolean): Reading {
  let status = 0;
  let body = "";
  const parser = new HttpResponseParser({
    onStart: (given) => void (status = given),
    onData: (chunk) => void (body += Buffer.from(chunk).toString("latin1")),
    onEnd: () => undefined,
    onError: () => undefined,
  });
  try {
    let isDone = false;
    for (const piece of pieces) {
      // As a connection does, whose buffer is read into again.
      const read = Buffer.from(piece);
      isDone = parser.push(read);
      read.fill(0xff);
    }
    if (!isDone && isEnded) parser.endOfConnection();
    if (!isDone && !isEnded) return { outcome: "incomplete" };
    return { outcome: "complete", status, body, doesKeepAlive: parser.doesKeepAlive };
  } catch {
    return { outcome: "refused" };
  }
}
