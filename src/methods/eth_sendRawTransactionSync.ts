import { limits } from "../../generated/limits.js";
import { readJson } from "../json/raw-json.js";
import type { Hex } from "../rootstock/hex.js";
import { eth_sendRawTransaction } from "./eth_sendRawTransaction.js";
import type { Handler } from "./handler.js";
import { waitForReceipt } from "./receipts/wait-for-receipt.js";

/** Sends a signed transaction and waits for its receipt (EIP-7966). */
export const eth_sendRawTransactionSync: Handler<"eth_sendRawTransactionSync"> = async ([data, timeout], context) => {
  const sent = await eth_sendRawTransaction([data], context);
  const hash = (typeof sent === "string" ? sent : await readJson(sent)) as Hex;
  const wantedMs = Number(timeout ?? 0) || limits.sendSyncTimeoutMs;
  return waitForReceipt(hash, { maxMs: Math.min(wantedMs, limits.sendSyncMaxTimeoutMs) }, context);
};
