import { type RawJson, readJson } from "../json/raw-json.js";
import { keccakInSteps } from "../rootstock/keccak-in-steps.js";
import { checkSender, decodeRawTransaction } from "../rootstock/raw-transaction.js";
import { RpcError } from "../rpc/rpc-error.js";
import { laneOf } from "../turns/call-signal.js";
import { longWork } from "../turns/long-work.js";
import type { Handler, HandlerContext } from "./handler.js";

/** Hands a signed transaction to the node, after a look at what no node of this network could take. */
export const eth_sendRawTransaction: Handler<"eth_sendRawTransaction"> = ([data], context) => {
  const transaction = decodeRawTransaction(data);
  checkSender(transaction);
  const { chainId } = transaction;
  const { network } = context;
  // Signatures from before EIP-155 name no chain; deployers of shared contracts depend on them.
  if (chainId !== null && chainId !== network.chainId)
    throw new RpcError(
      "InvalidParams",
      `the transaction is signed for chain id ${chainId}; this network's chain id is ${network.chainId}`,
      { data: { param: "signedTransaction", chainId: String(chainId), expected: network.chainId } },
    );
  return sendAndTell(data, context);
};

/** Announces accepted transactions to subscribers. */
async function sendAndTell(data: `0x${string}`, context: HandlerContext): Promise<RawJson> {
  const hash = await send(data, context);
  context.events?.pending.announce((await readJson(hash)) as string);
  return hash;
}

/**
 * Sends it. A refusal of what the node knows, waiting or mined, is a success: it was accepted before, and only the response got lost. The
 * refusal's words don't count. Of one that is mined not only the nonce is used: it may have spent the balance that it is now said
 * to lack. Nodes check in different orders and say it in different words, and the look-up by hash alone tells whose nonce it was.
 */
async function send(data: `0x${string}`, context: HandlerContext): Promise<RawJson> {
  try {
    return await context.node.call("eth_sendRawTransaction", [data], context.signal);
  } catch (error) {
    const isRefusal = error instanceof RpcError && error.errorName === "TransactionRejected";
    if (!isRefusal) throw error;
    const hash = await longWork.run(laneOf(context.signal), "hash", keccakInSteps(Buffer.from(data.slice(2), "hex")));
    if (await isKnown(hash, context)) return Buffer.from(`"${hash}"`);
    throw error;
  }
}

/** Whether the node has the transaction, pending or mined. If that is unknown, its refusal stands. */
async function isKnown(hash: string, { node, signal }: HandlerContext): Promise<boolean> {
  try {
    return (await readJson(await node.call("eth_getTransactionByHash", [hash], signal))) !== null;
  } catch {
    return false;
  }
}
