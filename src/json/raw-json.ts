import { textOf } from "./json-bytes.js";

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

/** The text of `raw`. */
export async function readText(raw: RawJson): Promise<string> {
  return textOf(await collectBytes(raw));
}

/** The parsed value of `raw`, for the few methods with a result that the gateway must read. */
export async function readJson(raw: RawJson): Promise<unknown> {
  const bytes = raw instanceof Uint8Array ? raw : await collectBytes(raw);
  return JSON.parse(textOf(bytes));
}
