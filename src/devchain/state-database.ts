import { RLP } from "@ethereumjs/rlp";
import { CODEHASH_PREFIX } from "@ethereumjs/statemanager";
import {
  Account,
  concatBytes,
  createAccountFromRLP,
  equalsBytes,
  hexToBytes,
  KECCAK256_NULL,
  setLengthLeft,
} from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { type ForkedState, outsideOf } from "./fork/forked-state.js";
import type { Turn } from "./shared-thread.js";
import { type NodeFile, NodeOverlay, type StateNodes } from "./state-nodes.js";
import { openTrie } from "./state-tries.js";

/** A state: what is below a root, in the file, and for a block that isn't mined in what it has written. */
export interface StateAt {
  readonly header: { readonly stateRoot: Hex };
  readonly nodes?: StateNodes;
  /** In place of the header's. */
  readonly changedRoot?: Hex;
}

/** The root of a state's trie. */
export function rootOf({ header, changedRoot = header.stateRoot }: StateAt): Uint8Array {
  return hexToBytes(changedRoot);
}

/** Reads states. On a fork the turn is passed on while the remote node is asked. */
export interface StateReader {
  /** Has a fork read an account, so that reading it then doesn't pass the turn on. */
  prepare(address: Hex, turn: Turn): Promise<void>;
  readAccount(at: StateAt, address: Hex, turn: Turn): Promise<Account>;
  readCode(at: StateAt, address: Hex, turn: Turn): Promise<Uint8Array>;
  /** The 32 bytes at a storage slot. */
  readStorage(at: StateAt, address: Hex, slot: bigint, turn: Turn): Promise<Uint8Array>;
}

export function createStateReader(file: Pick<NodeFile, "read">, forked?: ForkedState): StateReader {
  const trieAt = ({ nodes }: StateAt, root: Uint8Array, turn: Turn) => {
    const overlay = new NodeOverlay(file);
    overlay.begin(nodes);
    const trie = openTrie(overlay, forked && outsideOf(forked, () => turn));
    trie.root(root);
    return trie;
  };

  async function readAccount(at: StateAt, address: Hex, turn: Turn): Promise<Account> {
    const rlp = await trieAt(at, rootOf(at), turn).get(hexToBytes(address));
    return rlp === null ? new Account() : createAccountFromRLP(rlp);
  }

  return {
    readAccount,

    async prepare(address, turn) {
      if (forked) await outsideOf(forked, () => turn).account(hexToBytes(address));
    },

    async readCode(at, address, turn) {
      const { codeHash } = await readAccount(at, address, turn);
      if (equalsBytes(codeHash, KECCAK256_NULL)) return new Uint8Array();
      const code = await trieAt(at, codeHash, turn).database().get(concatBytes(CODEHASH_PREFIX, codeHash));
      return code ?? new Uint8Array();
    },

    async readStorage(at, address, slot, turn) {
      const { storageRoot } = await readAccount(at, address, turn);
      const key = hexToBytes(`0x${slot.toString(16).padStart(64, "0")}`);
      const storage = trieAt(at, storageRoot, turn).shallowCopy(false);
      storage.root(storageRoot);
      const rlp = await storage.get(key);
      return setLengthLeft(rlp === null ? new Uint8Array() : (RLP.decode(rlp) as Uint8Array), 32);
    },
  };
}
