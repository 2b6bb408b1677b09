import { limits } from "../../generated/limits.js";
import type { PoolContent, PooledBySender, PooledTransaction } from "../../generated/types.js";
import { collectBytes, JsonStream, type RawJson, readJson } from "../json/raw-json.js";
import { nodeUnavailable } from "../node/node-unavailable.js";
import { type Hex, toQuantity } from "../rootstock/hex.js";
import { createByteBudget, limitStream } from "../rpc/limit-stream.js";
import { RpcError } from "../rpc/rpc-error.js";

/** A transaction as RSKj's pool tells it: quantities with leading zeros, "0x" for none. */
type RskTransaction = Readonly<Record<"hash" | "from" | "gas" | "gasPrice" | "nonce" | "value", string>> &
  Readonly<Partial<Record<"to" | "input", string | null>>>;

/** Senders without `0x`; a list for each nonce, which go-ethereum hasn't. */
type RskSenders = Readonly<Record<string, Readonly<Record<string, readonly RskTransaction[] | RskTransaction>>>>;

/** A node's pool as go-ethereum writes it. @throws RpcError LimitExceeded, or "node_unavailable" where it can't be read */
export async function adaptPool(result: RawJson): Promise<RawJson> {
  const bytes = await boundedBytes(result);
  try {
    const { pending, queued } = (await readJson(bytes)) as Record<keyof PoolContent, RskSenders>;
    const content: PoolContent = { pending: adaptSenders(pending), queued: adaptSenders(queued) };
    return Buffer.from(JSON.stringify(content));
  } catch (cause) {
    throw nodeUnavailable(new Error("txpool_content: the result can't be read", { cause }));
  }
}

/** A pool in memory is at most as large as the document says. */
function boundedBytes(result: RawJson): Promise<Uint8Array> | Uint8Array {
  const { poolMaxBytes } = limits;
  if (result instanceof JsonStream) return collectBytes(limitStream(result, createByteBudget(poolMaxBytes)));
  if (result.length <= poolMaxBytes) return result;
  throw new RpcError("LimitExceeded", `the pool is larger than ${poolMaxBytes} bytes`);
}

function adaptSenders(senders: RskSenders): PooledBySender {
  return Object.fromEntries(
    Object.entries(senders).map(([sender, nonces]) => [
      sender.startsWith("0x") ? sender : `0x${sender}`,
      Object.fromEntries(Object.entries(nonces).map(([nonce, given]) => [nonce, adaptTransaction(bestOf(given))])),
    ]),
  );
}

function bestOf(given: readonly RskTransaction[] | RskTransaction): RskTransaction {
  const all: readonly RskTransaction[] = Array.isArray(given) ? given : [given];
  return all.reduce((best, next) => (valueOf(next.gasPrice) > valueOf(best.gasPrice) ? next : best));
}

function adaptTransaction({ hash, from, to, gas, gasPrice, nonce, value, input }: RskTransaction): PooledTransaction {
  return {
    hash: hash as Hex,
    nonce: toQuantity(valueOf(nonce)),
    blockHash: null,
    blockNumber: null,
    transactionIndex: null,
    from: from as Hex,
    to: to && to !== "0x" ? (to as Hex) : null,
    gas: toQuantity(valueOf(gas)),
    gasPrice: toQuantity(valueOf(gasPrice)),
    value: toQuantity(valueOf(value)),
    input: (input ?? "0x") as Hex,
  };
}

function valueOf(digits: string): bigint {
  return digits === "0x" ? 0n : BigInt(digits);
}
