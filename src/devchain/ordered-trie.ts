import { createMerkleProof, MerklePatriciaTrie } from "@ethereumjs/mpt";
import { RLP } from "@ethereumjs/rlp";
import { bytesToHex, MapDB, ValueEncoding } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { keccak } from "../rootstock/keccak.js";

/** The root that commits to a block's transactions or receipts, in order (Ethereum's form). */
export async function orderedTrieRoot(items: readonly Uint8Array[]): Promise<Hex> {
  return bytesToHex((await orderedTrie(items)).root());
}

/** The trie's nodes from one item's leaf to the root. */
export async function orderedTrieProof(items: readonly Uint8Array[], index: number): Promise<Uint8Array[]> {
  return (await createMerkleProof(await orderedTrie(items), RLP.encode(index))).toReversed();
}

async function orderedTrie(items: readonly Uint8Array[]): Promise<MerklePatriciaTrie> {
  const trie = new MerklePatriciaTrie({
    db: new MapDB(),
    valueEncoding: ValueEncoding.Bytes,
    useKeyHashingFunction: keccak,
  });
  for (const [index, item] of items.entries()) await trie.put(RLP.encode(index), item);
  return trie;
}
