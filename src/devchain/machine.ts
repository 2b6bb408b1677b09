import { createCustomCommon, Mainnet } from "@ethereumjs/common";
import {
  createEVM,
  type EVM,
  type EVMMockBlockchainInterface,
  type EVMResult,
  type Message,
  paramsEVM,
} from "@ethereumjs/evm";
import { Caches, MerkleStateManager } from "@ethereumjs/statemanager";
import { keccak } from "../rootstock/keccak.js";
import { createPairing } from "./bn254-pairing.js";
import { type ForkedState, outsideOf } from "./fork/forked-state.js";
import { createOpcodes, type OnTraced } from "./opcodes.js";
import type { Turn } from "./shared-thread.js";
import { rootOf, type StateAt } from "./state-database.js";
import { type NodeFile, NodeOverlay } from "./state-nodes.js";
import { openTrie } from "./state-tries.js";

/** Receives an execution's steps: its messages, nested, and the operations that send them. May throw, which ends the execution. */
export interface Watcher {
  onMessage(message: Message): void;
  onResult(result: EVMResult): void;
  readonly onTraced: OnTraced;
}

/** An EVM on a state of its own. Serves one execution at a time. */
export interface Machine {
  readonly evm: EVM;
  readonly state: MerkleStateManager;
  /** What it writes. */
  readonly nodes: NodeOverlay;
  /** To be called before each use: sets the state, and whose turn it is that the execution passes on. */
  readonly begin: (at: StateAt, turn: Turn) => Promise<void>;
  /** Sets the watcher of the next executions; undefined: none. */
  readonly watch: (watcher: Watcher | undefined) => void;
}

export interface MachineParts {
  readonly chainId: number;
  readonly nodes: NodeFile;
  readonly blockHashAt: BlockHashAt;
  /** Of a fork: the remote state below its own. */
  readonly forked?: ForkedState | undefined;
}

/** The hash of a block on the chain; a promise of it where a fork has to ask the remote node. */
export type BlockHashAt = (height: number) => Uint8Array | Promise<Uint8Array>;

/** Code is found by its hash at once; the library's cache of it would hash it again for each block. */
const cacheSizes = { code: { size: 0 } };

/** An EVM with Rootstock's rules. */
export async function createMachine({ chainId, nodes: file, blockHashAt, forked }: MachineParts): Promise<Machine> {
  const common = createRootstockCommon(chainId);
  const nodes = new NodeOverlay(file);
  let turn: Turn | undefined;
  const trie = openTrie(nodes, forked && outsideOf(forked, () => turn));
  const state = new MerkleStateManager({ common, trie, caches: new Caches(cacheSizes) });
  const blockchain = createBlockHashes(blockHashAt, () => turn);
  let watcher: Watcher | undefined;
  const pass = () => turn?.pass();
  const customOpcodes = createOpcodes(common, pass, (name, state) => watcher?.onTraced(name, state));
  const customPrecompiles = [createPairing(pass)];
  const evm = await createEVM({ common, stateManager: state, blockchain, customOpcodes, customPrecompiles });
  const begin = async (at: StateAt, next: Turn) => {
    turn = next;
    nodes.begin(at.nodes);
    await state.setStateRoot(rootOf(at));
  };
  const watch = (next: Watcher | undefined) => {
    watcher = next;
    evm.events.removeAllListeners();
    if (!next) return;
    evm.events.on("beforeMessage", (message) => next.onMessage(message));
    evm.events.on("afterMessage", (result) => next.onResult(result));
  };
  return { evm, state, nodes, begin, watch };
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

function createBlockHashes(blockHashAt: BlockHashAt, turnOf: () => Turn | undefined): EVMMockBlockchainInterface {
  const blockchain: EVMMockBlockchainInterface = {
    async getBlock(height) {
      const found = blockHashAt(height);
      const hash = found instanceof Promise ? await (turnOf()?.outside(() => found) ?? found) : found;
      return { hash: () => hash };
    },
    putBlock: () => Promise.resolve(),
    shallowCopy: () => blockchain,
  };
  return blockchain;
}
