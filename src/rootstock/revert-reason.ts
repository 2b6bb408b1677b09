import { readableLine } from "../rpc/readable-line.js";

/** The selectors of `Error(string)` and `Panic(uint256)`, which Solidity reverts with. */
const errorSelector = "0x08c379a0";
const panicSelector = "0x4e487b71";
const wordDigits = 64;

/** What Solidity's panic codes stand for. */
const panics: Readonly<Record<string, string>> = {
  "1": "assertion failed",
  "11": "arithmetic overflow or underflow",
  "12": "division or modulo by zero",
  "21": "value out of the enum's range",
  "22": "wrongly encoded storage byte array",
  "31": "pop from an empty array",
  "32": "array index out of bounds",
  "41": "out of memory",
  "51": "call of an uninitialised function",
};

/** What a contract says may be of any length, and hold any character; callers have all of it in the bytes. */
const maxReasonLength = 500;

/** The message for a call that reverted with these bytes (hex); `hint` is the reason where the bytes have none to read. */
export function revertMessage(data: string, hint?: string): string {
  const reason = readReason(data) ?? hint;
  return reason === undefined ? "execution reverted" : `execution reverted: ${reason}`;
}

/** The reason in revert bytes, for people; undefined for none, for custom errors and for what can't be decoded. */
export function readReason(data: string): string | undefined {
  const selector = data.slice(0, errorSelector.length).toLowerCase();
  const words = data.slice(errorSelector.length);
  if (selector === errorSelector) return decodeString(words);
  if (selector === panicSelector) return describePanic(words);
  return undefined;
}

function decodeString(words: string): string | undefined {
  const start = readNumber(words, 0);
  const length = start === undefined ? undefined : readNumber(words, start * 2);
  if (start === undefined || length === undefined) return undefined;
  const hex = words.slice(start * 2 + wordDigits, start * 2 + wordDigits + length * 2);
  return hex.length === length * 2
    ? readableLine(Buffer.from(hex, "hex").toString("utf8"), maxReasonLength)
    : undefined;
}

function describePanic(words: string): string | undefined {
  const code = readNumber(words, 0)?.toString(16);
  if (code === undefined) return undefined;
  return `panic 0x${code.padStart(2, "0")}${panics[code] ? `: ${panics[code]}` : ""}`;
}

/** The word at `at`, a count of digits; undefined when it isn't there or is beyond any length. */
function readNumber(words: string, at: number): number | undefined {
  const word = words.slice(at, at + wordDigits);
  if (!/^[\da-f]{64}$/i.test(word)) return undefined;
  const value = Number(`0x${word}`);
  return Number.isSafeInteger(value) ? value : undefined;
}
