import type { EVMResult, EVMRunCallOpts } from "@ethereumjs/evm";
import { bytesToHex, createAddressFromString, hexToBytes } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import type { RootstockHeader } from "../rootstock/merged-mining/header.js";
import type { Log } from "./block.js";
import { intrinsicGas } from "./intrinsic-gas.js";
import type { Machine } from "./machine.js";

/** What a transaction and a simulated call have in common. */
export interface Message {
  readonly from: Hex;
  readonly to: Hex | null;
  readonly gas: bigint;
  readonly gasPrice: bigint;
  readonly value: bigint;
  readonly data: Hex;
}

/** How a message ended; `halted`: out of gas, an invalid opcode and the like, which use up all the gas. */
export type Outcome = "succeeded" | "reverted" | "halted";

export interface Run {
  readonly outcome: Outcome;
  /** Why it halted, in the EVM's words. */
  readonly reason: string;
  readonly returnData: Hex;
  /** With the intrinsic gas, before refunds. */
  readonly gasUsed: bigint;
  readonly refund: bigint;
  readonly logs: readonly Log[];
  readonly contractAddress: Hex | null;
  /** Contracts that destroyed themselves. */
  readonly destroyed: readonly Hex[];
}

interface RunOptions {
  /** The block whose number, time… the code sees. */
  readonly header: RootstockHeader;
  /** Lends the sender what it lacks of the value. */
  readonly lendsValue?: boolean;
}

/** Runs a message on a machine's state, the sender's nonce included; who pays for the gas is the caller's business. */
export async function runMessage(machine: Machine, message: Message, options: RunOptions): Promise<Run> {
  const intrinsic = intrinsicGas(message);
  if (message.gas < intrinsic) return haltedBefore(message);
  const result = await machine.evm.runCall(callOptions(message, message.gas - intrinsic, options));
  const { execResult, createdAddress } = result;
  return {
    ...readOutcome(result),
    returnData: bytesToHex(execResult.returnValue),
    gasUsed: intrinsic + execResult.executionGasUsed,
    refund: execResult.gasRefund ?? 0n,
    logs: (execResult.logs ?? []).map(([address, topics, data]) => ({
      address: bytesToHex(address),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(data),
    })),
    contractAddress: message.to === null && createdAddress ? createdAddress.toString() : null,
    destroyed: [...(execResult.selfdestruct?.keys() ?? [])],
  };
}

function callOptions(message: Message, gasLimit: bigint, { header, lendsValue }: RunOptions): EVMRunCallOpts {
  return {
    caller: createAddressFromString(message.from),
    ...(message.to !== null && { to: createAddressFromString(message.to) }),
    gasLimit,
    gasPrice: message.gasPrice,
    value: message.value,
    data: hexToBytes(message.data),
    block: blockContext(header),
    skipBalance: lendsValue ?? false,
  };
}

function blockContext(header: RootstockHeader): NonNullable<EVMRunCallOpts["block"]> {
  return {
    header: {
      number: BigInt(header.number),
      coinbase: createAddressFromString(header.miner),
      timestamp: BigInt(header.timestamp),
      difficulty: header.difficulty,
      prevRandao: new Uint8Array(32),
      gasLimit: header.gasLimit,
      baseFeePerGas: header.minimumGasPrice, // RSKIP412
      getBlobGasPrice: () => undefined,
    },
  };
}

/** How a message ended, and why it halted. */
export function readOutcome({ execResult }: EVMResult): Pick<Run, "outcome" | "reason"> {
  // Some texts go on with the place in the code.
  const reason = execResult.exceptionError?.error.replace(/ at .*/s, "");
  if (reason === undefined) return { outcome: "succeeded", reason: "" };
  return { outcome: reason === "revert" ? "reverted" : "halted", reason };
}

function haltedBefore({ gas }: Message): Run {
  return {
    outcome: "halted",
    reason: "out of gas",
    returnData: "0x",
    gasUsed: gas,
    refund: 0n,
    logs: [],
    contractAddress: null,
    destroyed: [],
  };
}
