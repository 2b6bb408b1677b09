import { JsonStream } from "../../../src/json/raw-json.js";

/** A stream of texts that knows whether its source was let go. */
export function streamOf(...texts: string[]): { stream: JsonStream; isEnded: () => boolean } {
  let isEnded = false;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for (const text of texts) yield Buffer.from(text);
    } finally {
      isEnded = true;
    }
  }
  return { stream: new JsonStream(chunks()), isEnded: () => isEnded };
}
