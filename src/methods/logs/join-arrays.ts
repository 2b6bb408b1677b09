import { JsonStream, type RawJson } from "../../json/raw-json.js";

const spaces = new Set([0x20, 0x09, 0x0a, 0x0d]);
const opening = 0x5b;
const closing = 0x5d;

/** The text of one JSON array with the items of all given arrays, in order, while they arrive. */
export async function* joinArrays(arrays: AsyncIterable<RawJson> | Iterable<RawJson>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const array of arrays) {
    let isBegun = false;
    for await (const chunk of itemsOf(array)) {
      if (!isBegun) yield Buffer.from(isFirst ? "[" : ",");
      isBegun = true;
      isFirst = false;
      yield chunk;
    }
  }
  yield Buffer.from(isFirst ? "[]" : "]");
}

/** The text between the brackets of an array; empty for an empty array. */
async function* itemsOf(array: RawJson): AsyncGenerator<Uint8Array> {
  let isInside = false;
  // What may be the end of the array: its last byte, and space after it.
  let held: Uint8Array = new Uint8Array();
  for await (const chunk of array instanceof JsonStream ? array.chunks : [array]) {
    let text: Uint8Array = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    if (!isInside) {
      const start = skipSpace(text, skipSpace(text, 0) + 1);
      if (text[skipSpace(text, 0)] !== opening || start >= text.length) {
        held = text;
        continue;
      }
      isInside = true;
      text = text.subarray(start);
    }
    const end = lastOf(text);
    if (end > 0) yield text.subarray(0, end);
    held = text.subarray(Math.max(end, 0));
  }
  if (!isInside || held[0] !== closing) throw new Error("the logs are no complete JSON array");
}

function skipSpace(text: Uint8Array, start: number): number {
  let at = start;
  while (at < text.length && spaces.has(text[at] as number)) at++;
  return at;
}

/** Where the last byte is that is no space; -1 when there is none. */
function lastOf(text: Uint8Array): number {
  let at = text.length - 1;
  while (at >= 0 && spaces.has(text[at] as number)) at--;
  return at;
}
