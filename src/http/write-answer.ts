import type { ServerResponse } from "node:http";
import type { BodyAnswer } from "../rpc/answer-body.js";
import { JsonStream } from "../rpc/raw-json.js";
import { atTurnEnd } from "./at-turn-end.js";
import { corsHeaders, rpcHeaders } from "./rpc-headers.js";

/** Headers of one answer, besides those of every answer: names and values in turn, the form that costs node:http least. */
export type AnswerHeaders = readonly string[];

/** Sends an answer. A stream goes at the caller's pace; should it fail half-way, the connection is destroyed: never a well-formed half answer. */
export async function writeAnswer(
  response: ServerResponse,
  { status, body }: BodyAnswer,
  limits: AnswerHeaders,
): Promise<void> {
  if (body === undefined) {
    response.writeHead(status, [...corsHeaders, ...limits]).end();
  } else if (body instanceof JsonStream) {
    response.writeHead(status, [...rpcHeaders, ...limits]);
    await writeStream(response, body);
  } else {
    writeBytes(response, { status, body, headers: limits });
  }
}

/** Sends a whole body, under `headers` besides those of every answer. A small one leaves together with others. */
export function writeBytes(response: ServerResponse, { status, body, headers }: BytesAnswer): void {
  const allHeaders = [...rpcHeaders, ...headers, "content-length", String(body.length)];
  if (body.length > maxTextBytes) {
    response.writeHead(status, allHeaders).end(body);
    return;
  }
  atTurnEnd(() => {
    if (response.destroyed) return;
    response.writeHead(status, allHeaders);
    // As Latin-1 text a body keeps all its bytes, and uncorked before the end it leaves in one piece with its head: the cheapest
    // way through node:http, by a third.
    response.cork();
    response.write(toBuffer(body).toString("latin1"), "latin1");
    response.uncork();
    response.end();
  });
}

interface BytesAnswer {
  readonly status: number;
  readonly body: Uint8Array;
  readonly headers: AnswerHeaders;
}

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** From here on, copying a body costs more than sending it apart from its head. */
const maxTextBytes = 16_384;

async function writeStream(response: ServerResponse, { chunks }: JsonStream): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (response.destroyed) return;
      if (!response.write(chunk)) await untilDrained(response);
    }
    response.end();
  } catch (error) {
    response.destroy();
    throw error;
  }
}

/** Resolves when the caller has taken what was written, or is gone. */
function untilDrained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.destroyed) return resolve();
    const done = (): void => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    response.on("drain", done);
    response.on("close", done);
  });
}
