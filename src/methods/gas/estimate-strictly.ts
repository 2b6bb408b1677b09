import { type RawJson, readJson } from "../../json/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { askNode, type Estimation, readGasLimit } from "./estimate-failing-call.js";

/**
 * The gas of a transaction, or why it would fail: ExecutionReverted, or CallRejected in the words of Ethereum's nodes. RSKj gives an
 * estimate where the balance is too small or the gas runs out, so its result alone does not show this.
 */
export async function estimateStrictly(estimation: Estimation): Promise<number> {
  const { gas: given, ...call } = estimation.call;
  const open = { ...estimation, call };
  const gas = await askNode(open);
  const [limit, lack] = await Promise.all([readGasLimit(open), readLack(open, gas), runOnce(open)]);
  // All the gas there is: more was wanted.
  if (gas >= limit) throw outOfGas(limit);
  if (given !== undefined && gas > Number(given)) throw outOfGas(Number(given));
  if (lack !== undefined) throw new RpcError("CallRejected", lack);
  return gas;
}

/** Throws if the code fails with any amount of gas. */
async function runOnce({ call, block, context, overrides }: Estimation): Promise<RawJson> {
  const { gasPrice: _gasPrice, ...free } = call;
  return context.node.call("eth_call", [free, block, ...(overrides ? [overrides] : [])], context.signal);
}

/** The funds that the sender lacks; undefined if there are enough, or the call has no sender. */
async function readLack({ call, block, context, overrides }: Estimation, gas: number): Promise<string | undefined> {
  const value = BigInt(call.value ?? 0);
  const cost = value + BigInt(gas) * BigInt(call.gasPrice ?? 0);
  if (call.from === undefined || cost === 0n) return undefined;
  const readBalance = async () =>
    readJson(await context.node.call("eth_getBalance", [call.from, block], context.signal));
  const balance = BigInt(overrides?.[call.from]?.balance ?? ((await readBalance()) as string));
  if (balance < value) return "insufficient funds for transfer";
  return balance < cost ? "insufficient funds for gas * price + value" : undefined;
}

function outOfGas(most: number): RpcError {
  return new RpcError("CallRejected", `gas required exceeds allowance (${most})`);
}
