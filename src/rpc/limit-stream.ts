import { JsonStream } from "../json/raw-json.js";
import { RpcError } from "./rpc-error.js";

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
