import type { Quantity, StateOverride } from "../../../generated/types.js";
import { type RawJson, readJson } from "../../json/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { noStateOverride, stateNotKept } from "../../upstream/translate-error.js";
import type { NodeCallObject } from "../call-object.js";
import type { HandlerContext } from "../handler.js";
import { findLeastGas } from "./least-gas.js";

/** A call to estimate at a block, and whom to ask. */
export interface Estimation {
  readonly call: NodeCallObject;
  readonly block: string;
  readonly context: HandlerContext;
  /** Pretended state, by account; not every node takes it. */
  readonly overrides?: StateOverride;
}

/** A transaction's least cost (Ethereum yellow paper, G_transaction). */
const transactionGas = 21_000;
/** More than any call can cost: 2^128 - 1 wei. */
const plentyOfBalance: Quantity = `0x${"f".repeat(32)}`;

const failingSteps: ReadonlySet<string> = new Set(["ExecutionReverted", "CallRejected"]);

/**
 * An estimate where the node returned the error of a simulated step instead: the specification wants a number even then.
 * Throws `failure` when it is no such failure (bad params, no node).
 */
export async function estimateFailingCall(estimation: Estimation, failure: unknown): Promise<number> {
  if (!isFailingStep(failure)) throw failure;
  if (failure.errorName === "ExecutionReverted") return estimateRevert(estimation, failure);
  if (isUnaffordable(failure, estimation.call)) return estimateUnaffordable(estimation);
  // Out of gas or an invalid instruction: the step consumes all gas.
  return readGasLimit(estimation);
}

/** Whether a step of the simulation failed: it reverted, or the node refused to go on. Without the block's state there was none. */
function isFailingStep(failure: unknown): failure is RpcError {
  if (!(failure instanceof RpcError) || !failingSteps.has(failure.errorName)) return false;
  return failure.message !== stateNotKept && failure.message !== noStateOverride;
}

/** Whether less gas than the call needs may be why it failed. RSKj throws where `gas` is below a call's intrinsic cost. */
export function mayLackGas(failure: unknown): boolean {
  return isFailingStep(failure) || isUnexplained(failure);
}

/** Whether the node returned an error without a reason (-32603), rather than no response. */
function isUnexplained(failure: unknown): boolean {
  if (!(failure instanceof RpcError) || failure.errorName !== "InternalError") return false;
  return (failure.data as { readonly reason?: unknown } | undefined)?.reason === "internal";
}

/** Asks the node itself. */
export async function askNode({ call, block, context, overrides }: Estimation): Promise<number> {
  const params = overrides ? [call, block, overrides] : [call, block];
  return readGas(await context.node.call("eth_estimateGas", params, context.signal));
}

/** The least gas with which the call reverts with the same data. */
async function estimateRevert(estimation: Estimation, revert: RpcError): Promise<number> {
  const { call, block, context, overrides } = estimation;
  const limit = await readGasLimit(estimation);
  const { gasPrice: _gasPrice, ...free } = call;
  const rest = overrides ? [block, overrides] : [block];
  const reaches = async (gas: number): Promise<boolean> => {
    try {
      await context.node.call("eth_call", [{ ...free, gas: `0x${gas.toString(16)}` }, ...rest], context.signal);
      return false;
    } catch (error) {
      context.signal.throwIfAborted();
      if (isUnexplained(error)) return false;
      if (!(error instanceof RpcError) || error.errorName === "InternalError") throw error;
      return error.errorName === "ExecutionReverted" && error.data === revert.data;
    }
  };
  return findLeastGas({ low: transactionGas - 1, high: limit }, reaches);
}

/** The estimate for a sender with enough funds; for nodes without overrides, without price and then without value. */
async function estimateUnaffordable(estimation: Estimation): Promise<number> {
  const { call } = estimation;
  const { gasPrice: _gasPrice, ...free } = call;
  const { value: _value, ...bare } = free;
  if (call.from !== undefined) {
    const { overrides = {} } = estimation;
    const sender = { ...overrides[call.from], balance: plentyOfBalance };
    const rich = { ...estimation, overrides: { ...overrides, [call.from]: sender } };
    const gas = await askUnlessRefused(rich);
    if (gas !== undefined) return gas;
  }
  for (const cheaper of [free, bare]) {
    const gas = await askUnlessRefused({ ...estimation, call: cheaper });
    if (gas !== undefined) return gas;
  }
  return readGasLimit(estimation);
}

/** The node's estimate; undefined if the sender lacks funds, or the node has no overrides. */
async function askUnlessRefused(estimation: Estimation): Promise<number | undefined> {
  try {
    return await askNode(estimation);
  } catch (error) {
    estimation.context.signal.throwIfAborted();
    if (!(error instanceof RpcError)) throw error;
    if (error.errorName === "ExecutionReverted") return estimateRevert(estimation, error);
    if (estimation.overrides) return undefined;
    if (!isFailingStep(error)) throw error;
    return isUnaffordable(error, estimation.call) ? undefined : readGasLimit(estimation);
  }
}

/** The gas limit of the latest block: no transaction can use more. */
export async function readGasLimit({ context }: Estimation): Promise<number> {
  const block = await context.node.call("eth_getBlockByNumber", ["latest", false], context.signal);
  return readGas(block, (value) => (value as { readonly gasLimit?: unknown } | null)?.gasLimit);
}

/** geth gives a call with a price no more gas than its sender can pay for, and says that this is not enough. */
function isUnaffordable({ message }: RpcError, { gasPrice }: NodeCallObject): boolean {
  if (gasPrice !== undefined && /exceeds allowance/i.test(message)) return true;
  return /insufficient (funds|balance)/i.test(message);
}

const quantityPattern = /^0x[\da-f]+$/i;

/** An amount of gas in a node's result, of which `select` finds the part. Throws InternalError when the node sent no usable quantity. */
async function readGas(result: RawJson, select: (value: unknown) => unknown = (value) => value): Promise<number> {
  const quantity = select(await readJson(result));
  const gas = typeof quantity === "string" && quantityPattern.test(quantity) ? Number(quantity) : undefined;
  if (gas !== undefined && Number.isSafeInteger(gas)) return gas;
  throw new RpcError("InternalError", "the blockchain node returned no usable amount of gas", {
    data: { reason: "node_unavailable" },
    cause: new Error(`expected an amount of gas, got ${String(quantity).slice(0, 100)}`),
  });
}
