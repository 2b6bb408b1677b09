import { GrowingBuffer } from "../json/growing-buffer.js";
import { JsonStream, type RawJson } from "../json/raw-json.js";
import { Utf8Check } from "../json/utf8-check.js";
import { asNodeUnavailable, nodeUnavailable } from "../node/node-unavailable.js";
import { readTurns } from "../turns/byte-turns.js";
import { checkTail, type NodeError, type OpenEnvelope, openEnvelope, readEnvelope } from "./response-envelope.js";
import type { HttpResponse } from "./response-reader.js";

/** More than any members beside the result need. */
const maxTailBytes = 65_536;

/** What a node said: a result, streamed when it is long, or an error. */
export type NodeResponse = { readonly result: RawJson } | { readonly error: NodeError };

/** Takes the response to request `id` out of its envelope. Rejects with "node_unavailable" when it is no such response. */
export async function readResponse({ head, rest }: HttpResponse, id: number): Promise<NodeResponse> {
  if (!rest) return orUnavailable(() => readEnvelope(head, id));
  try {
    const open = orUnavailable(() => openEnvelope(head, id));
    const checkEnd = (tail: Uint8Array): void => checkTail(tail, id, open?.hasId ?? false);
    if (open) return { result: new JsonStream(streamResult({ head, rest, open, checkEnd })) };
    // The head holds all of the result, or nothing usable.
    const whole = await collectResponse({ head, rest }, head.length + maxTailBytes);
    return orUnavailable(() => readEnvelope(whole, id));
  } catch (error) {
    await rest.return?.();
    throw error;
  }
}

/** All of a response's body, `maxBytes` of it. Rejects with "node_unavailable" when it is longer. */
export async function collectResponse({ head, rest }: HttpResponse, maxBytes = Infinity): Promise<Uint8Array> {
  if (!rest) return head;
  const gathered = new GrowingBuffer(Infinity);
  gathered.add(head);
  for await (const chunk of rest) {
    if (gathered.size + chunk.length > maxBytes) throw nodeUnavailable(new Error("too much beside the result"));
    gathered.add(chunk);
  }
  return gathered.read();
}

interface LongResponse {
  readonly head: Uint8Array;
  readonly rest: AsyncIterableIterator<Uint8Array>;
  readonly open: OpenEnvelope;
  /** Throws when what follows the result spoils it. */
  readonly checkEnd: (tail: Uint8Array) => void | Promise<void>;
}

/** The bytes of the result alone; throws when the response breaks off, or ends in what spoils it. */
export async function* streamResult({ head, rest, open, checkEnd }: LongResponse): AsyncGenerator<Uint8Array> {
  let tail: Uint8Array | undefined;
  const utf8 = new Utf8Check();
  try {
    orUnavailable(() => utf8.take(head));
    yield head.subarray(open.start);
    for await (const chunk of rest) {
      orUnavailable(() => utf8.take(chunk));
      if (tail) tail = Buffer.concat([tail, chunk]);
      else {
        const end = orUnavailable(() => open.scanner.scan(chunk));
        if (end !== -1) tail = chunk.subarray(end);
        if (end !== 0) yield end === -1 ? chunk : chunk.subarray(0, end);
      }
      if (tail && tail.length > maxTailBytes) throw nodeUnavailable("too much after the result");
      const turn = readTurns.pass(chunk.length);
      if (turn) await turn;
    }
    orUnavailable(() => utf8.end());
    await orUnavailable(() => checkEnd(tail ?? Buffer.alloc(0)));
  } finally {
    await rest.return?.();
  }
}

/** What `read` finds; a response that it can't make sense of counts as none. */
function orUnavailable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw asNodeUnavailable(error);
  }
}
