import { isNull, type RawJson, readJson } from "../json/raw-json.js";
import type { NodeCall } from "../node/node-call.js";
import { adaptFrames } from "./adapt-frames.js";
import { adaptPool } from "./adapt-pool.js";
import { adaptTraces } from "./adapt-traces.js";
import { markLogs } from "./mark-logs.js";
import { unknownBlockResult } from "./unknown-block-result.js";

/** A node's result as the contract has it. Only what must be read is read; all else passes as the bytes it came in. */
export function adaptResult(call: NodeCall, result: RawJson): RawJson | Promise<RawJson> {
  switch (call.method) {
    case "eth_getCode":
      return isNull(result) ? unknownBlockResult(call) : result;
    case "eth_getBlockByNumber":
      return call.params[0] === "pending" ? rewrite(result, withoutBlockPlace) : result;
    case "eth_getTransactionByBlockNumberAndIndex":
      return call.params[0] === "pending" ? rewrite(result, withoutTransactionPlace) : result;
    case "eth_getLogs":
    case "eth_getTransactionReceipt":
      return markLogs(result);
    case "rsk_getStorageBytesAt":
      return asStored(String(call.params[0]), result);
    case "debug_traceBlockByHash":
    case "debug_traceBlockByNumber":
    case "debug_traceTransaction":
      return adaptFrames(call, result);
    case "txpool_content":
      return adaptPool(result);
    case "trace_block":
      return adaptTraces(call, result);
    default:
      return result;
  }
}

/** RSKj's own contracts (the Bridge, REMASC) store bytes of any length, all others words. */
const nativeContract = /^0x0{32}01[0-9a-f]{6}$/;

/** RSKj leaves the leading zeros of words out, and writes "0x0" where nothing is stored. */
async function asStored(address: string, result: RawJson): Promise<RawJson> {
  const value = await readJson(result);
  if (typeof value !== "string") return result;
  const digits = value === "0x0" ? "" : value.slice(2);
  const isWord = digits !== "" && !nativeContract.test(address);
  return Buffer.from(`"0x${isWord ? digits.padStart(64, "0") : digits}"`);
}

/** A transaction without its block. */
export function asPendingTransaction(transaction: RawJson): Promise<RawJson> {
  return rewrite(transaction, withoutTransactionPlace);
}

type Members = Record<string, unknown>;

async function rewrite(result: RawJson, change: (value: Members) => Members): Promise<RawJson> {
  const value = await readJson(result);
  return Buffer.from(JSON.stringify(isObject(value) ? change(value) : value));
}

/** A pending block isn't in the chain yet, nor are its transactions. */
function withoutBlockPlace(block: Members): Members {
  const { transactions } = block;
  const changed: Members = { ...block, number: null, hash: null, logsBloom: null };
  if (Array.isArray(transactions))
    changed.transactions = transactions.map((item) => (isObject(item) ? withoutTransactionPlace(item) : item));
  return changed;
}

function withoutTransactionPlace(transaction: Members): Members {
  return { ...transaction, blockHash: null, blockNumber: null, transactionIndex: null };
}

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
