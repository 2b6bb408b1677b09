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
  const gas = await estimate({ call, block: block ?? "latest", context });
  return `0x${gas.toString(16)}`;
};

async function estimate(estimation: Estimation): Promise<number> {
  const { gas: given, ...open } = estimation.call;
  try {
    const gas = await askNode(estimation);
    if (gas > 0 || given === undefined) return gas;
  } catch (error) {
    const isRejected = error instanceof RpcError && error.errorName === "CallRejected";
    if (!isRejected || given === undefined) return estimateFailingCall(estimation, error);
  }
  // The given `gas` may be too small: RSKj says 0x0 then, other nodes refuse the call.
  return estimate({ ...estimation, call: open });
}
