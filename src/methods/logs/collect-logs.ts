import { limits } from "../../../generated/limits.js";
import { JsonStream, type RawJson } from "../../json/raw-json.js";
import { createLogCounter, type LogBytes } from "./log-bytes.js";
import type { LogSource } from "./log-source.js";
import type { IsNext } from "./read-pieces.js";

/** The logs of one piece, as far as they were read. */
export interface Collected {
  readonly bytes: LogBytes;
  readonly count: number;
}

/** Collects the pieces of one result. `isNext`: whether all pieces before this one have been handed on. */
export type CollectLogs = (result: RawJson, isNext: IsNext) => Promise<Collected | undefined>;

/**
 * Holds no more than one result may have. A piece that is read ahead gives up, and gives undefined, once all pieces together are
 * too much: the call fails then, and the pieces are read one by one to find the range that works. The piece whose turn it is
 * is read until it alone is too much.
 */
export function createCollector({ maxBytes, hold }: Pick<LogSource, "maxBytes" | "hold">): CollectLogs {
  let heldBytes = 0;
  let heldLogs = 0;

  return async (result, isNext) => {
    const chunks: Uint8Array[] = [];
    const countIn = createLogCounter();
    let count = 0;
    let size = 0;
    let isWhole = false;
    try {
      for await (const chunk of result instanceof JsonStream ? result.chunks : [result]) {
        hold(chunk.length);
        const counted = countIn(chunk);
        heldLogs += counted - count;
        heldBytes += chunk.length;
        count = counted;
        size += chunk.length;
        if (!isNext() && (heldLogs > limits.logsMaxResults || heldBytes > maxBytes)) return undefined;
        chunks.push(chunk);
        // The first log too many has come whole when there is one more.
        if (count > limits.logsMaxResults + 1 || size > maxBytes) break;
      }
      isWhole = true;
      return { bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks), count };
    } finally {
      if (!isWhole) {
        heldBytes -= size;
        heldLogs -= count;
      }
    }
  };
}
