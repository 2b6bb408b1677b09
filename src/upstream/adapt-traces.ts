import { asBuffer } from "../json/json-bytes.js";
import { itemsOf } from "../json/json-items.js";
import { isNull, JsonStream, type RawJson } from "../json/raw-json.js";
import type { NodeCall } from "../node/node-call.js";

/** What of a trace depends on its block. */
interface Trace {
  readonly transactionHash: string;
  blockHash: string | null;
  blockNumber: number | null;
  transactionPosition: number | null;
}

/**
 * The traces of a block with the block's own hash and positions: for a block off the main chain RSKj gives those of the blocks that its
 * transactions are in now, for the pending block those of one that will never be.
 */
export function adaptTraces({ params: [block] }: NodeCall, result: RawJson): RawJson | Promise<RawJson> {
  const hash = block === "pending" ? null : hashOf(block);
  if (hash === undefined || isNull(result)) return result;
  const isRight = (bytes: Uint8Array): boolean => hash !== null && asBuffer(bytes).includes(`"blockHash":"${hash}"`);
  if (result instanceof JsonStream) return new JsonStream(mendAll(result, hash, isRight));
  // All traces have the block's hash, or none has.
  return isRight(result) ? result : collect(mendAll(result, hash, isRight));
}

function hashOf(block: unknown): string | undefined {
  if (typeof block === "string") return block.length === 66 ? block : undefined;
  return (block as { readonly blockHash?: string } | undefined)?.blockHash;
}

async function* mendAll(
  traces: RawJson,
  hash: string | null,
  isRight: (trace: Uint8Array) => boolean,
): AsyncGenerator<Uint8Array> {
  let transaction: string | undefined;
  let position = -1;
  let opening = "[";
  for await (const item of itemsOf(traces)) {
    yield Buffer.from(opening);
    opening = ",";
    if (isRight(item)) {
      yield item;
      continue;
    }
    const trace = JSON.parse(Buffer.from(item).toString()) as Trace;
    if (trace.transactionHash !== transaction) position++;
    transaction = trace.transactionHash;
    trace.blockHash = hash;
    trace.transactionPosition = hash === null ? null : position;
    if (hash === null) trace.blockNumber = null;
    yield Buffer.from(JSON.stringify(trace));
  }
  yield Buffer.from(opening === "[" ? "[]" : "]");
}

async function collect(pieces: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
