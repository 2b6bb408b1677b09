import { hexToBytes as readDigits, bytesToHex as toDigits } from "@noble/hashes/utils.js";
import type { Hex } from "./hex.js";

/*
 * In place of @ethereumjs/util, which makes 65,536 bigints when it is loaded: 2 MB, for the devchain only.
 */

/** The bytes of hex digits; an odd digit is the first byte's. Throws where there is anything else. */
export function hexToBytes(hex: string): Uint8Array {
  if (!hex.startsWith("0x")) throw new Error("hex data must start with 0x");
  const digits = hex.slice(2);
  return readDigits(digits.length % 2 === 0 ? digits : `0${digits}`);
}

export function bytesToHex(bytes: Uint8Array): Hex {
  return `0x${toDigits(bytes)}`;
}

/** A number as RLP has it: big-endian, without leading zeros. */
export function toBigEndian(value: bigint): Uint8Array {
  return value === 0n ? new Uint8Array() : hexToBytes(`0x${value.toString(16)}`);
}
