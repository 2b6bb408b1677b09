import { RpcError } from "../rpc/rpc-error.js";
import { toNodeCall } from "./call-object.js";
import { askNode, type Estimation, estimateFailingCall } from "./gas/estimate-failing-call.js";
import type { Handler } from "./handler.js";

/** The gas a transaction would use. A failing step of the simulation is no error (specification, method rule 1): there is an estimate all the same. */
export const eth_estimateGas: Handler<"eth_estimateGas"> = async ([transaction, block], context) => {
  const call = toNodeCall(transaction);
  if (call.to === undefined && call.data === undefined)
    throw new RpcError("InvalidParams", "call.to is required unless data creates a contract", {
      data: { param: "call.to" },
    });
  const estimation = { call, block: block ?? "latest", context };
  const gas = await estimate(estimation);
  // RSKj says 0x0 where the given `gas` is too small for the call.
  const { gas: given, ...open } = call;
  const answer = gas === 0 && given !== undefined ? await estimate({ ...estimation, call: open }) : gas;
  return `0x${answer.toString(16)}`;
};

async function estimate(estimation: Estimation): Promise<number> {
  try {
    return await askNode(estimation);
  } catch (error) {
    return estimateFailingCall(estimation, error);
  }
}
