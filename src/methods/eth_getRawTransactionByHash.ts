import type { Transaction } from "../../generated/types.js";
import { readJson } from "../json/raw-json.js";
import { encodeTransaction } from "../rootstock/encode-transaction.js";
import type { Hex } from "../rootstock/hex.js";
import { keccakInSteps } from "../rootstock/keccak-in-steps.js";
import { RpcError } from "../rpc/rpc-error.js";
import { laneOf } from "../turns/call-signal.js";
import { longWork } from "../turns/long-work.js";
import { readNode } from "./forward.js";
import type { Handler } from "./handler.js";

/** A transaction's raw bytes, made of its members; its hash proves them. */
export const eth_getRawTransactionByHash: Handler<"eth_getRawTransactionByHash"> = async ([hash], context) => {
  const transaction = (await readJson(
    await readNode("eth_getTransactionByHash", [hash], context),
  )) as Transaction | null;
  if (!transaction) return null;
  const steps = findEncoding(transaction, context.network.chainId);
  const encoded = await longWork.run(laneOf(context.signal), "transaction", steps);
  if (encoded === undefined)
    throw new RpcError("InternalError", `no raw bytes of transaction ${hash} have its hash`, {
      data: { reason: "node_unavailable" },
    });
  return encoded;
};

function* findEncoding(transaction: Transaction, chainId: number): Generator<undefined, Hex | undefined> {
  for (const encoded of encodeTransaction(transaction, chainId)) {
    if ((yield* keccakInSteps(encoded)) === transaction.hash) return `0x${Buffer.from(encoded).toString("hex")}`;
    yield;
  }
  return undefined;
}
