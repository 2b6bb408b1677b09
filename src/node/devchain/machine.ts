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
import { keccak } from "../../rootstock/keccak.js";
import type { StateDatabase } from "./state-database.js";

type CustomOpcodes = NonNullable<EVMOpts["customOpcodes"]>;

/** An EVM on a state of its own. Serves one execution at a time. */
export interface Machine {
  readonly evm: EVM;
  readonly state: MerkleStateManager;
  /** To be called before each use: when `signal` aborts, the execution stops and rejects with its reason. */
  readonly begin: (signal: AbortSignal | undefined) => void;
}

export interface MachineParts {
  readonly chainId: number;
  readonly database: StateDatabase;
  readonly blockHashAt: (height: number) => Uint8Array;
}

/** How long an execution may keep timers and messages waiting. */
const turnMs = 5;

/** Code is found by its hash at once; the library's cache of it would hash it again for each block. */
const cacheSizes = { code: { size: 0 } };

/** An EVM with Rootstock's rules. */
export async function createMachine({ chainId, database, blockHashAt }: MachineParts): Promise<Machine> {
  const common = createRootstockCommon(chainId);
  const state = new MerkleStateManager({ common, trie: database.openTrie(), caches: new Caches(cacheSizes) });
  const blockchain = createBlockHashes(blockHashAt);
  const turns = createTurns();
  const customOpcodes = [...rootstockOpcodes(common), jumpDestinationWith(turns.pass)];
  const evm = await createEVM({ common, stateManager: state, blockchain, customOpcodes });
  return { evm, state, begin: turns.begin };
}

/** Rootstock's EVM is Petersburg's, with some later opcodes at their first price: no access lists, no EIP-1559, old storage costs. */
function createRootstockCommon(chainId: number) {
  // TLOAD and TSTORE, PUSH0, init code size; and, not Rootstock's, at most 1,024 bytes for each of MODEXP's numbers: in
  // JavaScript the largest that a block has the gas for would take a minute.
  const eips = [1153, 3855, 3860, 7823];
  const common = createCustomCommon({ chainId, name: "devchain" }, Mainnet, {
    hardfork: "petersburg",
    eips,
    customCrypto: { keccak256: keccak },
  });
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

/** Every loop passes a JUMPDEST: the place to give way. */
function jumpDestinationWith(giveWay: () => void | Promise<void>): CustomOpcodes[number] {
  return { opcode: 0x5b, opcodeName: "JUMPDEST", baseFee: 1, logicFunction: giveWay };
}

/** Lets timers and messages through every few milliseconds, and stops when nobody waits for the result any more. */
function createTurns() {
  let current: AbortSignal | undefined;
  let endsAtMs = 0;

  async function giveWay() {
    await nextTurn();
    current?.throwIfAborted();
    endsAtMs = performance.now() + turnMs;
  }

  return {
    begin: (signal: AbortSignal | undefined): void => {
      current = signal;
      endsAtMs = performance.now() + turnMs;
    },
    pass: (): void | Promise<void> => (performance.now() < endsAtMs ? undefined : giveWay()),
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
