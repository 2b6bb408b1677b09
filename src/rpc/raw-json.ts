import { RpcError } from "./rpc-error.js";

/** A large JSON value that arrives in chunks; the consumer sets the pace. Iterate once. Iteration throws when the source fails. */
export class JsonStream {
  constructor(readonly chunks: AsyncIterable<Uint8Array>) {}
}

/** A JSON value as the UTF-8 bytes it came in, not parsed on its way to the caller. */
export type RawJson = Uint8Array | JsonStream;

/** Whether `value` is bytes to be spliced into an answer rather than a value to be encoded. */
export function isRawJson(value: unknown): value is RawJson {
  return value instanceof Uint8Array || value instanceof JsonStream;
}

/** All bytes of `raw`; collects a stream. */
export async function collectBytes(raw: RawJson): Promise<Uint8Array> {
  if (raw instanceof Uint8Array) return raw;
  const chunks: Uint8Array[] = [];
  for await (const chunk of raw.chunks) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The same stream, ended by a DeadlineOrSize error once it passes `maxBytes`. */
export function limitStream(stream: JsonStream, maxBytes: number): JsonStream {
  return new JsonStream(countBytes(stream.chunks, maxBytes));
}

/** The parsed value of `raw`, for the few methods whose answer the gateway must read. */
export async function readJson(raw: RawJson): Promise<unknown> {
  const bytes = await collectBytes(raw);
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));
}

async function* countBytes(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw new RpcError("DeadlineOrSize", `the answer is larger than ${maxBytes} bytes`);
    yield chunk;
  }
}
