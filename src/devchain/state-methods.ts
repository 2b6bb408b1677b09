import { bytesToHex } from "@ethereumjs/util";
import { type Hex, toQuantity } from "../rootstock/hex.js";
import { revertMessage } from "../rootstock/revert-reason.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { ChainContent } from "./chain-content.js";
import { blockGasLimit } from "./chain-rules.js";
import type { DevchainMethod } from "./devchain-method.js";
import { estimateGas } from "./estimate-gas.js";
import { type BlockParam, requireBlock } from "./find-block.js";
import type { PendingBlock } from "./pending-block.js";
import type { Message, Run } from "./run-message.js";
import type { Turn } from "./shared-thread.js";
import type { Simulate, SimulationPoint } from "./simulate.js";

interface StateParts extends Pick<ChainContent, "chain" | "pool" | "states"> {
  readonly pendingBlock: PendingBlock;
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

/** The methods that read the state at a block, any past one too, or run a call on it. */
export function createStateMethods(parts: StateParts) {
  const { states, simulate, chain, pool, pendingBlock, maxCallMs } = parts;
  // Another run may take as long as the first one did.
  const maxEstimateMs = maxCallMs * 0.4;
  const pointAt = async (param: unknown, turn: Turn): Promise<SimulationPoint> => {
    const block = requireBlock(chain, param as BlockParam);
    return block === "pending" ? turn.outside(pendingBlock) : block;
  };

  return {
    async eth_getBalance([address, block], turn) {
      const { balance } = await states.readAccount(await pointAt(block, turn), address as Hex);
      return toQuantity(balance);
    },

    async eth_getTransactionCount([address, block], turn) {
      const isPending = requireBlock(chain, block as BlockParam) === "pending";
      const at = isPending ? chain.head : await pointAt(block, turn);
      const { nonce } = await states.readAccount(at, address as Hex);
      return toQuantity(isPending ? pool.nextNonce(address as Hex, nonce) : nonce);
    },

    async eth_getCode([address, block], turn) {
      return bytesToHex(await states.readCode(await pointAt(block, turn), address as Hex));
    },

    async eth_getStorageAt([address, slot, block], turn) {
      const at = await pointAt(block, turn);
      return bytesToHex(await states.readStorage(at, address as Hex, BigInt(slot as Hex)));
    },

    async eth_call([call, block], turn) {
      const point = await pointAt(block, turn);
      return resultOf(await simulate(messageOf(call as CallParams), point, turn));
    },

    // `gas` is no help: an estimate finds what is needed, and starts from all that a block has.
    async eth_estimateGas([call, block], turn) {
      const point = await pointAt(block ?? "latest", turn);
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

/** RSKj answers "0x" to a call that runs out of gas or meets an invalid opcode; the devchain says what happened. */
function resultOf({ outcome, reason, returnData }: Run): Hex {
  if (outcome === "succeeded") return returnData;
  if (outcome === "halted") throw new RpcError("CallRejected", reason);
  throw new RpcError("ExecutionReverted", revertMessage(returnData), { data: returnData });
}
