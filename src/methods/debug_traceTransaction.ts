import type { Transaction } from "../../generated/types.js";
import { readJson } from "../json/raw-json.js";
import { readNode } from "./forward.js";
import { readFrames } from "./frames/read-frames.js";
import { readTraceOptions } from "./frames/trace-options.js";
import type { Handler } from "./handler.js";
import { readWhileChainHolds } from "./logs/pin-chain.js";

/** Execution trace of a transaction, as a tree of calls, composed of its traces. */
export const debug_traceTransaction: Handler<"debug_traceTransaction"> = ([hash, options], context) => {
  const wanted = readTraceOptions(options);
  return readWhileChainHolds(async () => {
    const transaction = (await readJson(
      await readNode("eth_getTransactionByHash", [hash], context),
    )) as Transaction | null;
    if (!transaction || transaction.blockHash === null) return null;
    const methods = { traceMethod: "trace_transaction", frameMethod: "debug_traceTransaction" } as const;
    const source = { blockHash: transaction.blockHash, transactions: [transaction], hash, ...methods };
    const [traced] = await readFrames(source, wanted, context);
    return traced?.result ?? null;
  });
};
