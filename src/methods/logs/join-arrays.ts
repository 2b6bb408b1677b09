import { skipSpace, skipSpaceBack } from "../../json/json-bytes.js";
import { closeBracket, openBracket } from "../../json/json-tokens.js";
import { JsonStream, type RawJson } from "../../json/raw-json.js";

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
      if (text[skipSpace(text, 0)] !== openBracket || start >= text.length) {
        held = text;
        continue;
      }
      isInside = true;
      text = text.subarray(start);
    }
    const end = skipSpaceBack(text, text.length);
    if (end > 0) yield text.subarray(0, end);
    held = text.subarray(Math.max(end, 0));
  }
  if (!isInside || held[0] !== closeBracket) throw new Error("the logs are no complete JSON array");
}
