import { once } from "node:events";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { BodyAnswer } from "../rpc/answer-body.js";
import { JsonStream } from "../rpc/raw-json.js";
import { rpcHeaders } from "./rpc-headers.js";

/** Sends an answer. A stream goes at the caller's pace; should it fail half-way, the connection is destroyed: never a well-formed half answer. */
export async function writeAnswer(
  response: ServerResponse,
  { status, body }: BodyAnswer,
  limits: OutgoingHttpHeaders,
): Promise<void> {
  if (body === undefined) {
    const { "content-type": _, ...headers } = rpcHeaders;
    response.writeHead(status, { ...headers, ...limits }).end();
  } else if (body instanceof JsonStream) {
    response.writeHead(status, { ...rpcHeaders, ...limits });
    await writeStream(response, body);
  } else {
    response.writeHead(status, { ...rpcHeaders, ...limits, "content-length": body.length }).end(body);
  }
}

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
async function untilDrained(response: ServerResponse): Promise<void> {
  if (response.destroyed) return;
  const done = new AbortController();
  const { signal } = done;
  await Promise.race([once(response, "drain", { signal }), once(response, "close", { signal })]).finally(() =>
    done.abort(),
  );
}
