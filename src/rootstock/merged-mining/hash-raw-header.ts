import { RLP } from "@ethereumjs/rlp";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { bytesToHex } from "../bytes.js";
import type { Hex } from "../hex.js";

/** Places in a raw header. */
const bloomItem = 6;
const versionItem = 17;

/**
 * The hash of a block from its raw header (`rsk_getRawBlockHeaderByHash`). Version 0 is hashed unchanged; in versions 1 (RSKIP-351) and
 * 2 (RSKIP-535) a hash replaces bloom, sublist edges and base event. Throws an Error if it is no header.
 */
export function hashRawHeader(raw: Uint8Array): Hex {
  const items = RLP.decode(raw);
  if (!isListOfBytes(items)) throw new Error("not a list of items");
  const version = items[versionItem];
  if (version?.length !== 1) return bytesToHex(keccak_256(raw));
  const [edges = nothing, ...rest] = items.slice(versionItem + 1);
  const baseEvent = version[0] === 2 ? rest.slice(0, 1) : [];
  const extension = [keccak_256(items[bloomItem] ?? nothing), ...baseEvent, edges];
  const compressed = RLP.encode([version, keccak_256(RLP.encode(extension))]);
  const hashed = [...items.slice(0, versionItem).with(bloomItem, compressed), ...rest.slice(baseEvent.length)];
  return bytesToHex(keccak_256(RLP.encode(hashed)));
}

const nothing = concatBytes();

function isListOfBytes(items: unknown): items is Uint8Array[] {
  return Array.isArray(items) && items.every((item) => item instanceof Uint8Array);
}
