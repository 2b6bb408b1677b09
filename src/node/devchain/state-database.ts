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
  MapDB,
  setLengthLeft,
  ValueEncoding,
} from "@ethereumjs/util";
import { keccak } from "../../rootstock/keccak.js";
import type { Hex } from "./hex.js";

/** Every state the chain ever had, by state root; tries share their nodes, so a block adds only what it changed. */
export interface StateDatabase {
  /** A trie to read from or write to, at `root` or empty. */
  openTrie(root?: Hex): MerklePatriciaTrie;
  readAccount(root: Hex, address: Hex): Promise<Account>;
  readCode(root: Hex, address: Hex): Promise<Uint8Array>;
  /** The 32 bytes at a storage slot. */
  readStorage(root: Hex, address: Hex, slot: bigint): Promise<Uint8Array>;
}

/** A state database in memory: the journal is what lasts. */
export function createStateDatabase(): StateDatabase {
  const db = new MapDB<string, Uint8Array>();

  const openTrie = (root?: Hex) =>
    new MerklePatriciaTrie({
      db,
      useKeyHashing: true,
      useKeyHashingFunction: keccak,
      valueEncoding: ValueEncoding.Bytes,
      ...(root && { root: hexToBytes(root) }),
    });

  async function readAccount(root: Hex, address: Hex) {
    const rlp = await openTrie(root).get(hexToBytes(address));
    return rlp === null ? new Account() : createAccountFromRLP(rlp);
  }

  return {
    openTrie,
    readAccount,

    async readCode(root, address) {
      const { codeHash } = await readAccount(root, address);
      if (equalsBytes(codeHash, KECCAK256_NULL)) return new Uint8Array();
      return (await openTrie().database().get(concatBytes(CODEHASH_PREFIX, codeHash))) ?? new Uint8Array();
    },

    async readStorage(root, address, slot) {
      const { storageRoot } = await readAccount(root, address);
      const trie = openTrie();
      trie.root(storageRoot);
      const key = hexToBytes(`0x${slot.toString(16).padStart(64, "0")}`);
      const rlp = await trie.get(key);
      return setLengthLeft(rlp === null ? new Uint8Array() : (RLP.decode(rlp) as Uint8Array), 32);
    },
  };
}
