import { isClosing, isOpening } from "./json-bytes.js";
import { backslashByte, quoteByte } from "./json-tokens.js";
import { JsonStream, type RawJson } from "./raw-json.js";

/** The objects in a JSON array, each as its bytes, while the array arrives; nothing of what is no array of objects. */
export async function* itemsOf(array: RawJson): AsyncGenerator<Uint8Array> {
  const splitter = new ItemSplitter();
  if (array instanceof JsonStream) for await (const chunk of array.chunks) yield* splitter.take(chunk);
  else yield* splitter.take(array);
}

/** Cuts the chunks of a JSON array of objects into these. The text is known to be JSON; chunks may end anywhere. */
class ItemSplitter {
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  /** What has arrived of an item that isn't whole. */
  #begun: Uint8Array[] = [];

  *take(chunk: Uint8Array): Generator<Uint8Array> {
    let start = this.#depth > 1 ? 0 : -1;
    for (let at = 0; at < chunk.length; at++) {
      const change = this.#pass(chunk[at] as number);
      if (change > 0 && this.#depth === 2) start = at;
      if (change >= 0 || this.#depth !== 1) continue;
      yield Buffer.concat([...this.#begun, chunk.subarray(start, at + 1)]);
      this.#begun = [];
      start = -1;
    }
    if (start !== -1) this.#begun.push(chunk.subarray(start));
  }

  /** How the depth changes with the next byte. */
  #pass(byte: number): number {
    const change = this.#isInString ? 0 : isOpening(byte) ? 1 : isClosing(byte) ? -1 : 0;
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === backslashByte) this.#isEscaped = true;
    else if (byte === quoteByte) this.#isInString = !this.#isInString;
    this.#depth += change;
    return change;
  }
}
