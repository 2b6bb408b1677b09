import type { Common } from "@ethereumjs/common";
import { type EVMOpts, getOpcodesForHF } from "@ethereumjs/evm";
import { bytesToBigInt } from "@ethereumjs/util";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { keccak } from "../rootstock/keccak.js";
import type { Turn } from "./shared-thread.js";

type CustomOpcode = Extract<NonNullable<EVMOpts["customOpcodes"]>[number], { logicFunction: unknown }>;
type Handler = CustomOpcode["logicFunction"];
type Pass = Turn["pass"];

/** What the code that runs has and knows. */
export type RunState = Parameters<Handler>[0];

/** Called before an operation that appears in a trace. */
export type OnTraced = (name: string, state: RunState) => void;

const messageOpcodes = ["CREATE", "CALL", "CALLCODE", "DELEGATECALL", "CREATE2", "STATICCALL", "SELFDESTRUCT"];
const logOpcodes = ["LOG0", "LOG1", "LOG2", "LOG3", "LOG4"];
const tracedOpcodes = new Set([...messageOpcodes, ...logOpcodes]);

const jumpdest = 0x5b;
const keccak256 = 0x20;

/** Opcodes whose EIPs the library takes only together with a hard fork that Rootstock doesn't have. */
const rootstockOpcodes = [
  { opcode: 0x46, opcodeName: "CHAINID", baseFee: 2 },
  { opcode: 0x47, opcodeName: "SELFBALANCE", baseFee: 5 },
  { opcode: 0x48, opcodeName: "BASEFEE", baseFee: 2 },
  { opcode: 0x5e, opcodeName: "MCOPY", baseFee: 3 },
];

/** Priced by the memory they touch, which grows only once: never long. */
const shortOpcodes = new Set(["MLOAD", "MSTORE", "MSTORE8", "RETURN", "REVERT"]);

/**
 * Rootstock's additional opcodes, and those before which an execution may yield. Every loop has a jumpdest; opcodes with a
 * size-dependent price may take long in straight-line code, too. Other code is short.
 */
export function createOpcodes(common: Common, pass: Pass, onTraced: OnTraced): CustomOpcode[] {
  const { opcodes, handlers, dynamicGasHandlers } = getOpcodesForHF(common);
  const known = [...opcodes.values()].map(({ code, fullName, fee }) => ({
    opcode: code,
    opcodeName: fullName,
    baseFee: fee,
  }));
  const isLong = ({ opcode, opcodeName }: { opcode: number; opcodeName: string }) =>
    opcode === jumpdest || (dynamicGasHandlers.has(opcode) && !shortOpcodes.has(opcodeName));
  return [...known.filter(isLong), ...rootstockOpcodes].map((entry) => {
    const gasFunction = dynamicGasHandlers.get(entry.opcode);
    const handler = entry.opcode === keccak256 ? hashInTurns(pass) : handlers.get(entry.opcode);
    if (!handler) throw new Error(`the EVM library has no ${entry.opcodeName}`);
    const { opcodeName: name } = entry;
    const told = tracedOpcodes.has(name) ? afterTelling(handler, (state) => onTraced(name, state)) : handler;
    return { ...entry, logicFunction: afterPass(told, pass), ...(gasFunction && { gasFunction }) };
  });
}

function afterTelling(handler: Handler, tell: (state: RunState) => void): Handler {
  return (state, common) => {
    tell(state);
    return handler(state, common);
  };
}

function afterPass(handler: Handler, pass: Pass): Handler {
  return (state, common) => {
    const othersTurn = pass();
    return othersTurn ? othersTurn.then(() => handler(state, common)) : handler(state, common);
  };
}

/** Takes less than a millisecond. */
const hashedAtOnce = 16 * 1024;

/** keccak256 that yields while it hashes long data. */
function hashInTurns(pass: Pass): Handler {
  return async ({ stack, memory }) => {
    const [offset = 0n, length = 0n] = stack.popN(2);
    const data = length === 0n ? new Uint8Array() : memory.read(Number(offset), Number(length));
    stack.push(bytesToBigInt(data.length <= hashedAtOnce ? keccak(data) : await hashLong(data, pass)));
  };
}

async function hashLong(data: Uint8Array, pass: Pass): Promise<Uint8Array> {
  const hash = keccak_256.create();
  for (let start = 0; start < data.length; start += hashedAtOnce) {
    hash.update(data.subarray(start, start + hashedAtOnce));
    await pass();
  }
  return hash.digest();
}
