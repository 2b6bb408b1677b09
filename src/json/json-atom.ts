import { nineByte, zeroByte } from "./json-bytes.js";

/** `true`, `null` and `fals` as little-endian numbers. */
const trueWord = 0x65757274;
const nullWord = 0x6c6c756e;
const falsWord = 0x736c6166;
const smallE = 0x65;

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

/** The end of an integer or literal at `from`, as long as `view` shows that it ends there; -1 for all that needs a closer look. */
export function skipUsualAtom(view: DataView, from: number): number {
  const end = isDigit(view.getUint8(from)) ? skipInteger(view, from) : skipLiteral(view, from);
  return end !== -1 && end < view.byteLength && !isAtomByte(view.getUint8(end)) ? end : -1;
}

/** Longer ones need a closer look. */
const usualDigits = 32;

function skipInteger(view: DataView, from: number): number {
  const until = Math.min(view.byteLength, from + usualDigits);
  let at = from + 1;
  if (view.getUint8(from) !== zeroByte) while (at < until && isDigit(view.getUint8(at))) at++;
  return at;
}

function skipLiteral(view: DataView, from: number): number {
  if (from + 5 > view.byteLength) return -1;
  const start = view.getInt32(from, true);
  if (start === trueWord || start === nullWord) return from + 4;
  return start === falsWord && view.getUint8(from + 4) === smallE ? from + 5 : -1;
}

function isDigit(byte: number): boolean {
  return byte >= zeroByte && byte <= nineByte;
}
