import type { Common } from "@ethereumjs/common";
import { type EVMOpts, getOpcodesForHF } from "@ethereumjs/evm";
import { bytesToBigInt } from "@ethereumjs/util";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { keccak } from "../rootstock/keccak.js";
import type { Turn } from "./shared-thread.js";

type CustomOpcode = Extract<NonNullable<EVMOpts["customOpcodes"]>[number], { logicFunction: unknown }>;
type Handler = CustomOpcode["logicFunction"];
type Pass = Turn["pass"];

const JUMPDEST = 0x5b;
const KECCAK256 = 0x20;

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
 * The opcodes that Rootstock has beside the library's, and those before which an execution may have to give way. Every loop has a
 * JUMPDEST; what is priced by how much it does may take long in straight-line code too. Everything else is short, as code is.
 */
export function createOpcodes(common: Common, pass: Pass): CustomOpcode[] {
  const { opcodes, handlers, dynamicGasHandlers } = getOpcodesForHF(common);
  const known = [...opcodes.values()].map(({ code, fullName, fee }) => ({
    opcode: code,
    opcodeName: fullName,
    baseFee: fee,
  }));
  const isLong = ({ opcode, opcodeName }: { opcode: number; opcodeName: string }) =>
    opcode === JUMPDEST || (dynamicGasHandlers.has(opcode) && !shortOpcodes.has(opcodeName));
  return [...known.filter(isLong), ...rootstockOpcodes].map((entry) => {
    const gasFunction = dynamicGasHandlers.get(entry.opcode);
    const handler = entry.opcode === KECCAK256 ? hashInTurns(pass) : handlers.get(entry.opcode);
    if (!handler) throw new Error(`the EVM library has no ${entry.opcodeName}`);
    return { ...entry, logicFunction: afterPass(handler, pass), ...(gasFunction && { gasFunction }) };
  });
}

function afterPass(handler: Handler, pass: Pass): Handler {
  return (state, common) => {
    const othersTurn = pass();
    return othersTurn ? othersTurn.then(() => handler(state, common)) : handler(state, common);
  };
}

/** Takes less than a millisecond. */
const hashedAtOnce = 16 * 1024;

/** KECCAK256 that gives way while it hashes much. */
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
