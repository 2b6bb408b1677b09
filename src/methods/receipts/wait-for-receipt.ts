import { isNull, type RawJson } from "../../json/raw-json.js";
import { systemTimers, type Timers } from "../../node/timers.js";
import { isNodeFailure } from "../../pool/routing/is-retryable.js";
import type { Hex } from "../../rootstock/hex.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { waitTurn } from "../../turns/wait-turn.js";
import type { HandlerContext } from "../handler.js";

export interface Wait {
  readonly maxMs: number;
  readonly timers?: Pick<Timers, "now" | "after">;
}

/** Between two look-ups. A receipt that isn't there yet is cached until the next block, so most of them ask no node. */
const pollMs = 500;

/** The receipt of a sent transaction once it is mined. Nodes that fail meanwhile are asked again. @throws RpcError TransactionPending */
export async function waitForReceipt(hash: Hex, wait: Wait, context: HandlerContext): Promise<RawJson> {
  const { maxMs, timers = systemTimers } = wait;
  const endsAtMs = timers.now() + maxMs;
  for (;;) {
    const receipt = await lookUp(hash, context);
    if (receipt) return receipt;
    const leftMs = endsAtMs - timers.now();
    if (leftMs <= 0) break;
    await waitTurn(context.signal, (go) => timers.after(Math.min(pollMs, leftMs), go));
  }
  const what = `the transaction ${hash} was sent, but is in no block after ${maxMs} ms`;
  throw new RpcError("TransactionPending", `${what}: poll eth_getTransactionReceipt`, { data: hash });
}

async function lookUp(hash: Hex, { node, signal }: HandlerContext): Promise<RawJson | undefined> {
  try {
    const receipt = await node.call("eth_getTransactionReceipt", [hash], signal);
    return isNull(receipt) ? undefined : receipt;
  } catch (error) {
    if (isNodeFailure(error)) return undefined;
    throw error;
  }
}
