import { MerklePatriciaTrie } from "@ethereumjs/mpt";
import { RLP } from "@ethereumjs/rlp";
import { bytesToHex, MapDB, ValueEncoding } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { keccak } from "../rootstock/keccak.js";

/** The root that commits to a block's transactions or receipts, in order (Ethereum's form). */
export async function orderedTrieRoot(items: readonly Uint8Array[]): Promise<Hex> {
  const trie = new MerklePatriciaTrie({
    db: new MapDB(),
    valueEncoding: ValueEncoding.Bytes,
    useKeyHashingFunction: keccak,
  });
  for (const [index, item] of items.entries()) await trie.put(RLP.encode(index), item);
  return bytesToHex(trie.root());
}
