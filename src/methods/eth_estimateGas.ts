import { toNodeCall } from "./call-object.js";
import { askNode, type Estimation, estimateFailingCall, mayLackGas } from "./gas/estimate-failing-call.js";
import { estimateStrictly } from "./gas/estimate-strictly.js";
import type { Handler } from "./handler.js";
import { overrideParam } from "./state-override.js";

/**
 * The gas a transaction would use. A failing step of the simulation is no error (specification, method rule 1): there is an estimate
 * all the same, unless the API key wants estimates to fail.
 */
export const eth_estimateGas: Handler<"eth_estimateGas"> = async ([transaction, block, stateOverride], context) => {
  const call = toNodeCall(transaction);
  const [overrides] = overrideParam(stateOverride);
  const estimation = { call, block: block ?? "latest", context, ...(overrides && { overrides }) };
  const gas = await (context.estimates === "strict" ? estimateStrictly(estimation) : estimate(estimation));
  return `0x${gas.toString(16)}`;
};

async function estimate(estimation: Estimation): Promise<number> {
  const { gas: given, ...open } = estimation.call;
  try {
    const gas = await askNode(estimation);
    if (given === undefined || (gas > 0 && gas < Number(given))) return gas;
  } catch (error) {
    if (given === undefined || !mayLackGas(error)) return estimateFailingCall(estimation, error);
  }
  // The given `gas` may be too small: RSKj says 0x0 then, all of it, or throws, other nodes refuse the call; or what ran out reverts.
  return estimate({ ...estimation, call: open });
}
