import { MerklePatriciaTrie } from "@ethereumjs/mpt";
import { ValueEncoding } from "@ethereumjs/util";
import { keccak } from "../rootstock/keccak.js";
import type { ForkedState } from "./fork/forked-state.js";
import { ForkedAccounts } from "./fork/forked-tries.js";
import type { NodeOverlay } from "./state-nodes.js";

/** A trie of accounts whose root is yet to be set; of a fork with the remote state below it. */
export function openTrie(db: NodeOverlay, forked?: ForkedState): MerklePatriciaTrie {
  const options = { db, useKeyHashing: true, useKeyHashingFunction: keccak, valueEncoding: ValueEncoding.Bytes };
  return forked ? new ForkedAccounts(options, forked) : new MerklePatriciaTrie(options);
}
