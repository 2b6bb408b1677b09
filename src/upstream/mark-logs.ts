import { asBuffer, skipSpace, skipSpaceBack } from "../json/json-bytes.js";
import { closeBrace, commaByte, openBrace, openBracket, quoteByte } from "../json/json-tokens.js";
import { JsonStream, type RawJson } from "../json/raw-json.js";

/** A first log that is longer counts as one that doesn't say. */
const maxHeldBytes = 262_144;

const mark = Buffer.from('"removed":false,');

/**
 * Logs, of a receipt too, each with `removed: false` where the node says nothing of it: RSKj doesn't, and some libraries refuse
 * logs without it. Its logs are not parsed: an object that is an item of a list is a log.
 */
export function markLogs(result: RawJson): RawJson {
  if (result instanceof JsonStream) return new JsonStream(markChunks(result.chunks));
  const marker = new LogMarker();
  const marked = marker.take(result);
  const rest = marker.end();
  return rest.length === 0 ? marked : Buffer.concat([marked, rest]);
}

async function* markChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const marker = new LogMarker();
  for await (const chunk of chunks) {
    const marked = marker.take(chunk);
    if (marked.length > 0) yield marked;
  }
  const rest = marker.end();
  if (rest.length > 0) yield rest;
}

class LogMarker {
  /** Whether the node says it itself, as it does of all logs or of none; undefined before the first log. */
  #isSaid: boolean | undefined;
  /** The last byte handed on that is no white space. */
  #last: number | undefined;
  /** What may be the beginning of a log, and is not handed on yet. */
  #held: Uint8Array = new Uint8Array();

  take(chunk: Uint8Array): Uint8Array {
    if (this.#isSaid) return chunk;
    const text = this.#held.length === 0 ? asBuffer(chunk) : Buffer.concat([this.#held, chunk]);
    const pieces: Uint8Array[] = [];
    let from = 0;
    let until = text.length;
    for (let at = text.indexOf(openBrace); at !== -1; at = text.indexOf(openBrace, at + 1)) {
      const key = skipSpace(text, at + 1);
      if (key + 1 >= text.length) {
        until = at;
        break;
      }
      if (!isItem(this.#lastBefore(text, at)) || text[key] !== quoteByte || !isLetter(text[key + 1])) continue;
      if (this.#isSaid === undefined) {
        const end = text.indexOf(closeBrace, at);
        if (end === -1 && text.length - at < maxHeldBytes) {
          until = at;
          break;
        }
        this.#isSaid = text.subarray(at, end === -1 ? text.length : end).includes('"removed"');
      }
      if (this.#isSaid) break;
      pieces.push(text.subarray(from, at + 1), mark);
      from = at + 1;
    }
    const isUnchanged = pieces.length === 0 && until === text.length && this.#held.length === 0;
    this.#last = this.#lastBefore(text, until);
    this.#held = text.subarray(until);
    return isUnchanged ? chunk : Buffer.concat([...pieces, text.subarray(from, until)]);
  }

  end(): Uint8Array {
    return this.#held;
  }

  /** The last byte before a position that is no white space; of what was handed on before where there is none. */
  #lastBefore(text: Uint8Array, end: number): number | undefined {
    const at = skipSpaceBack(text, end);
    return at < 0 ? this.#last : text[at];
  }
}

/** Whether what follows this byte is an item of a list, and in no string: a quote that ends one has no letter after it. */
function isItem(before: number | undefined): boolean {
  return before === openBracket || before === commaByte;
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));
}
