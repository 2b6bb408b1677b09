import { nineByte, zeroByte } from "./json-tokens.js";

const atomPattern = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/** Whether `text` is a JSON number or literal. */
export function isAtom(text: string): boolean {
  return atomPattern.test(text);
}

/** Digits, letters, `+`, `-` and `.`: what numbers and literals are made of. */
export function isAtomByte(byte: number): boolean {
  return (
    (byte >= zeroByte && byte <= nineByte) ||
    (byte >= 0x61 && byte <= 0x7a) ||
    byte === 0x45 ||
    byte === 0x2b ||
    byte === 0x2d ||
    byte === 0x2e
  );
}
