import { MerklePatriciaTrie } from "@ethereumjs/mpt";
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
  ValueEncoding,
} from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { keccak } from "../rootstock/keccak.js";
import { type NodeFile, NodeOverlay, type StateNodes } from "./state-nodes.js";

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

/** Reads states. */
export interface StateReader {
  readAccount(at: StateAt, address: Hex): Promise<Account>;
  readCode(at: StateAt, address: Hex): Promise<Uint8Array>;
  /** The 32 bytes at a storage slot. */
  readStorage(at: StateAt, address: Hex, slot: bigint): Promise<Uint8Array>;
}

/** A trie whose root is yet to be set. */
export function openTrie(nodes: NodeOverlay): MerklePatriciaTrie {
  return new MerklePatriciaTrie({
    db: nodes,
    useKeyHashing: true,
    useKeyHashingFunction: keccak,
    valueEncoding: ValueEncoding.Bytes,
  });
}

export function createStateReader(file: Pick<NodeFile, "read">): StateReader {
  const trieAt = ({ nodes }: StateAt, root: Uint8Array) => {
    const overlay = new NodeOverlay(file);
    overlay.begin(nodes);
    const trie = openTrie(overlay);
    trie.root(root);
    return trie;
  };

  async function readAccount(at: StateAt, address: Hex): Promise<Account> {
    const rlp = await trieAt(at, rootOf(at)).get(hexToBytes(address));
    return rlp === null ? new Account() : createAccountFromRLP(rlp);
  }

  return {
    readAccount,

    async readCode(at, address) {
      const { codeHash } = await readAccount(at, address);
      if (equalsBytes(codeHash, KECCAK256_NULL)) return new Uint8Array();
      return (await trieAt(at, codeHash).database().get(concatBytes(CODEHASH_PREFIX, codeHash))) ?? new Uint8Array();
    },

    async readStorage(at, address, slot) {
      const { storageRoot } = await readAccount(at, address);
      const key = hexToBytes(`0x${slot.toString(16).padStart(64, "0")}`);
      const rlp = await trieAt(at, storageRoot).get(key);
      return setLengthLeft(rlp === null ? new Uint8Array() : (RLP.decode(rlp) as Uint8Array), 32);
    },
  };
}
