import { setImmediate as nextTurn } from "node:timers/promises";
import { createCustomCommon, Mainnet } from "@ethereumjs/common";
import {
  createEVM,
  type EVM,
  type EVMMockBlockchainInterface,
  type EVMOpts,
  getOpcodesForHF,
  paramsEVM,
} from "@ethereumjs/evm";
import { Caches, MerkleStateManager } from "@ethereumjs/statemanager";
import { hexToBytes } from "@ethereumjs/util";
import type { Hex } from "./hex.js";
import type { StateDatabase } from "./state-database.js";

type CustomOpcodes = NonNullable<EVMOpts["customOpcodes"]>;

/** An EVM on a state of its own. Serves one execution at a time. */
export interface Machine {
  readonly evm: EVM;
  readonly state: MerkleStateManager;
  /** When this aborts, a running execution stops and rejects with its reason. */
  signal: AbortSignal | undefined;
}

export interface Machines {
  /**
   * Runs `work` on a machine set to the state at `root`. What `work` writes is lost unless it commits; a machine whose work failed
   * is thrown away.
   */
  use<T>(root: Hex, signal: AbortSignal | undefined, work: (machine: Machine) => Promise<T>): Promise<T>;
}

interface MachineParts {
  readonly chainId: number;
  readonly database: StateDatabase;
  readonly blockHashAt: (height: number) => Uint8Array;
}

/** More than these are made when needed, and thrown away. */
const maxIdleMachines = 8;

/** Executions yield to timers and messages after this many jump destinations: every few milliseconds. */
const jumpsPerTurn = 2_000;

/** Hands out EVMs with Rootstock's rules; keeps idle ones, since making one costs as much as a small call. */
export function createMachines(parts: MachineParts): Machines {
  const idle: Machine[] = [];
  return {
    async use(root, signal, work) {
      const machine = idle.pop() ?? (await createMachine(parts));
      await machine.state.setStateRoot(hexToBytes(root));
      machine.signal = signal;
      const result = await work(machine);
      machine.signal = undefined;
      if (idle.length < maxIdleMachines) idle.push(machine);
      return result;
    },
  };
}

async function createMachine({ chainId, database, blockHashAt }: MachineParts): Promise<Machine> {
  const common = createRootstockCommon(chainId);
  const state = new MerkleStateManager({ common, trie: database.openTrie(), caches: new Caches() });
  const blockchain = createBlockHashes(blockHashAt);
  const customOpcodes = [...rootstockOpcodes(common), yieldingJumpDestination(() => machine.signal)];
  const evm = await createEVM({ common, stateManager: state, blockchain, customOpcodes });
  const machine: Machine = { evm, state, signal: undefined };
  return machine;
}

/** Rootstock's EVM is Petersburg's, with some later opcodes at their first price: no access lists, no EIP-1559, old storage costs. */
function createRootstockCommon(chainId: number) {
  const eips = [1153, 3855, 3860]; // TLOAD and TSTORE, PUSH0, init code size
  const common = createCustomCommon({ chainId, name: "devchain" }, Mainnet, { hardfork: "petersburg", eips });
  common.updateParams(paramsEVM);
  return common;
}

/** Opcodes whose EIPs the library takes only together with a hard fork that Rootstock doesn't have. */
function rootstockOpcodes(common: EVMOpts["common"] & object): CustomOpcodes {
  const { handlers, dynamicGasHandlers } = getOpcodesForHF(common);
  const opcodes: readonly [opcode: number, opcodeName: string, baseFee: number][] = [
    [0x46, "CHAINID", 2],
    [0x47, "SELFBALANCE", 5],
    [0x48, "BASEFEE", 2],
    [0x5e, "MCOPY", 3],
  ];
  return opcodes.map(([opcode, opcodeName, baseFee]) => {
    const logicFunction = handlers.get(opcode);
    const gasFunction = dynamicGasHandlers.get(opcode);
    if (!logicFunction) throw new Error(`the EVM library has no ${opcodeName}`);
    return { opcode, opcodeName, baseFee, logicFunction, ...(gasFunction && { gasFunction }) };
  });
}

/** Every loop passes a JUMPDEST: the place to let others have a turn, and to stop when nobody waits any more. */
function yieldingJumpDestination(currentSignal: () => AbortSignal | undefined): CustomOpcodes[number] {
  let jumps = 0;
  const logicFunction = async () => {
    await nextTurn();
    currentSignal()?.throwIfAborted();
  };
  return {
    opcode: 0x5b,
    opcodeName: "JUMPDEST",
    baseFee: 1,
    logicFunction: (): void | Promise<void> => (++jumps % jumpsPerTurn === 0 ? logicFunction() : undefined),
  };
}

function createBlockHashes(blockHashAt: (height: number) => Uint8Array): EVMMockBlockchainInterface {
  const blockchain: EVMMockBlockchainInterface = {
    getBlock: (height) => Promise.resolve({ hash: () => blockHashAt(height) }),
    putBlock: () => Promise.resolve(),
    shallowCopy: () => blockchain,
  };
  return blockchain;
}
