import { bytesToHex, hexToBytes } from "./bytes.js";
import type { Hex } from "./hex.js";
import { keccak } from "./keccak.js";

const bloomBytes = 256;
const bloomBits = 8 * bloomBytes;

/** The filter of no logs; one string for all blocks without any. */
export const emptyBloom: Hex = `0x${"00".repeat(bloomBytes)}`;

/** The three bits of a bloom filter that an address or topic sets, counted from the filter's end. */
export type BloomBits = readonly [number, number, number];

/** The parts of a log that a bloom filter is made of. */
export interface LogTerms {
  readonly address: Hex;
  readonly topics: readonly Hex[];
}

/** The filter of some logs: an address or topic whose bits are not all set is in none of them. */
export function bloomOf(logs: readonly LogTerms[]): Hex {
  if (logs.length === 0) return emptyBloom;
  const bloom = new Uint8Array(bloomBytes);
  for (const value of new Set(logs.flatMap(({ address, topics }) => [address, ...topics]))) {
    for (const bit of bloomBitsOf(value)) bloom[bloomBytes - 1 - (bit >> 3)]! |= 1 << (bit & 7);
  }
  return bytesToHex(bloom);
}

/** The bits of an address or a topic. */
export function bloomBitsOf(value: Hex): BloomBits {
  const hash = new DataView(keccak(hexToBytes(value)).buffer);
  return [hash.getUint16(0) % bloomBits, hash.getUint16(2) % bloomBits, hash.getUint16(4) % bloomBits];
}

/** Whether a filter has all of an address's or a topic's bits. */
export function hasBits(bloom: Hex, bits: BloomBits): boolean {
  return bits.every((bit) => (hexDigitAt(bloom, bloom.length - 1 - (bit >> 2)) & (1 << (bit & 3))) !== 0);
}

function hexDigitAt(hex: Hex, at: number): number {
  const code = hex.charCodeAt(at);
  return code > 57 ? code - 87 : code - 48; // "a" is 97, "0" is 48
}
