import { JsonStream, type RawJson } from "../../json/raw-json.js";

/** A failure within this many bytes is still an error of its own; after them it can only cut the response off. */
const heldBackBytes = 262_144;

/** A JSON text in chunks: returned whole if it is short, else as a stream whose beginning has been read. */
export async function bufferThenStream(chunks: AsyncGenerator<Uint8Array>): Promise<RawJson> {
  const beginning: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const next = await chunks.next();
    if (next.done) return Buffer.concat(beginning);
    beginning.push(next.value);
    size += next.value.length;
    if (size > heldBackBytes) return new JsonStream(goOn(beginning, chunks));
  }
}

async function* goOn(beginning: Uint8Array[], rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield Buffer.concat(beginning.splice(0));
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
