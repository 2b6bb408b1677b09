import { RpcError } from "../rpc/rpc-error.js";

const smallN = 0x6e;

/** A large JSON value that arrives in chunks; the consumer sets the pace. Iterate once. Iteration throws when the source fails. */
export class JsonStream {
  constructor(readonly chunks: AsyncIterable<Uint8Array>) {}
}

/** A JSON value as the UTF-8 bytes it came in, not parsed on its way to the caller. */
export type RawJson = Uint8Array | JsonStream;

/** Whether `value` is bytes to be spliced into a response rather than a value to be encoded. */
export function isRawJson(value: unknown): value is RawJson {
  return value instanceof Uint8Array || value instanceof JsonStream;
}

/** Whether it is `null`. No other JSON value begins with an n. */
export function isNull(raw: RawJson): boolean {
  return raw instanceof Uint8Array && raw[0] === smallN;
}

/** All bytes of `raw`; collects a stream. */
export async function collectBytes(raw: RawJson): Promise<Uint8Array> {
  if (raw instanceof Uint8Array) return raw;
  const chunks: Uint8Array[] = [];
  for await (const chunk of raw.chunks) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Ends a stream without a reader, so that its source can stop. */
export async function cancelStream({ chunks }: JsonStream): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    // A generator cleans up after itself only once it has begun.
    await iterator.next();
    await iterator.return?.();
  } catch {
    // It has already ended.
  }
}

/** How many bytes streams may still bring; several streams can draw on one. */
export interface ByteBudget {
  readonly maxBytes: number;
  leftBytes: number;
}

/** A full allowance of `maxBytes`. */
export function createByteBudget(maxBytes: number): ByteBudget {
  return { maxBytes, leftBytes: maxBytes };
}

/** The same stream, ended by a LimitExceeded error once the allowance is used up. */
export function limitStream(stream: JsonStream, budget: ByteBudget): JsonStream {
  return new JsonStream(countBytes(stream.chunks, budget));
}

/** The text of `raw`. */
export async function readText(raw: RawJson): Promise<string> {
  return textOf(await collectBytes(raw));
}

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("utf8");
}

/** The parsed value of `raw`, for the few methods with a result that the gateway must read. */
export async function readJson(raw: RawJson): Promise<unknown> {
  const bytes = raw instanceof Uint8Array ? raw : await collectBytes(raw);
  return JSON.parse(textOf(bytes));
}

async function* countBytes(chunks: AsyncIterable<Uint8Array>, budget: ByteBudget): AsyncGenerator<Uint8Array> {
  let drawn = 0;
  try {
    for await (const chunk of chunks) {
      if (chunk.length > budget.leftBytes)
        throw new RpcError("LimitExceeded", `the response is larger than ${budget.maxBytes} bytes`);
      budget.leftBytes -= chunk.length;
      drawn += chunk.length;
      yield chunk;
    }
  } catch (error) {
    // What it has drawn is thrown away: others may have it.
    budget.leftBytes += drawn;
    throw error;
  }
}
