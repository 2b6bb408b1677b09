import type { MethodName } from "../../../generated/methods.js";
import type { Block, TraceOptions, Transaction } from "../../../generated/types.js";
import { readJson } from "../../json/raw-json.js";
import { readTurns } from "../../turns/byte-turns.js";
import { readNode } from "../forward.js";
import type { HandlerContext } from "../handler.js";
import { readWhileChainHolds } from "../logs/pin-chain.js";
import { readFrames } from "./read-frames.js";
import { readTraceOptions } from "./trace-options.js";

/** The frames of a block's transactions as one JSON array; `null` where there is no such block. `readBlock`: how the block is read. */
export function readBlockFrames(
  [method, block]: readonly [readBlock: MethodName, block: string],
  options: TraceOptions | undefined,
  context: HandlerContext,
): Promise<Buffer> {
  const wanted = readTraceOptions(options);
  return readWhileChainHolds(async () => {
    const found = (await readJson(await readNode(method, [block, true], context))) as Block | null;
    if (!found || found.hash === null) return Buffer.from("null");
    const { hash } = found;
    const transactions = found.transactions as Transaction[];
    if (transactions.length === 0) return Buffer.from("[]");
    const methods = { traceMethod: "trace_block", frameMethod: "debug_traceBlockByHash" } as const;
    const traced = await readFrames({ blockHash: hash, hash, transactions, ...methods }, wanted, context);
    const pieces: Buffer[] = [];
    for (const one of traced) {
      const text = Buffer.from(`${pieces.length === 0 ? "[" : ","}${JSON.stringify(one)}`);
      pieces.push(text);
      await readTurns.pass(text.length);
    }
    return Buffer.concat([...pieces, Buffer.from("]")]);
  });
}
