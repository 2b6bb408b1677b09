import type { Hex } from "../rootstock/hex.js";
import { toQuantity } from "../rootstock/hex.js";
import { revertMessage } from "../rootstock/revert-reason.js";
import { RpcError } from "../rpc/rpc-error.js";
import { blockGasLimit } from "./chain-rules.js";
import type { DevchainMethod } from "./devchain-method.js";
import { estimateGas } from "./estimate-gas.js";
import type { StateOverrides } from "./override-state.js";
import type { Message, Run } from "./run-message.js";
import type { Simulate } from "./simulate.js";
import { createPointAt, type PointParts } from "./state-point.js";

interface ExecutionParts extends PointParts {
  readonly simulate: Simulate;
  /** A call's own time on the thread. */
  readonly maxCallMs: number;
}

/** A call object, normalised. */
interface CallParams {
  readonly from?: Hex;
  readonly to?: Hex;
  readonly gas?: Hex;
  readonly gasPrice?: Hex;
  readonly value?: Hex;
  readonly data?: Hex;
}

const zeroAddress: Hex = "0x0000000000000000000000000000000000000000";
const maxGas = BigInt(blockGasLimit);

/** The methods that run a call on the state of a block. */
export function createExecutionMethods(parts: ExecutionParts) {
  const { simulate, maxCallMs } = parts;
  const pointAt = createPointAt(parts);
  // Another run may take as long as the first one did.
  const maxEstimateMs = maxCallMs * 0.4;

  return {
    async eth_call([call, block, overrides], turn) {
      const point = { ...(await pointAt(block, turn)), overrides: overrides as StateOverrides };
      return resultOf(await simulate(messageOf(call as CallParams), point, turn));
    },

    // `gas` is no help: an estimate finds what is needed, and starts from all that a block has.
    async eth_estimateGas([call, block, overrides], turn) {
      const point = { ...(await pointAt(block ?? "latest", turn)), overrides: overrides as StateOverrides };
      const message = messageOf(call as CallParams);
      const runWith = (gas: bigint) => simulate({ ...message, gas }, point, turn);
      return toQuantity(await estimateGas(message, { runWith, isLate: () => turn.usedMs() > maxEstimateMs }));
    },
  } satisfies Record<string, DevchainMethod>;
}

function messageOf({ from, to, gas, gasPrice, value, data }: CallParams): Message {
  const wanted = gas === undefined ? maxGas : BigInt(gas);
  return {
    from: from ?? zeroAddress,
    to: to ?? null,
    gas: wanted < maxGas ? wanted : maxGas,
    gasPrice: BigInt(gasPrice ?? 0),
    value: BigInt(value ?? 0),
    data: data ?? "0x",
  };
}

/** RSKj returns "0x" for a call that runs out of gas or meets an invalid opcode. The devchain returns an error that says so. */
function resultOf({ outcome, reason, returnData }: Run): Hex {
  if (outcome === "succeeded") return returnData;
  if (outcome === "halted") throw new RpcError("CallRejected", reason);
  throw new RpcError("ExecutionReverted", revertMessage(returnData), { data: returnData });
}
