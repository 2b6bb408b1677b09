import { type IdentityMember, methods, type ResultForm } from "../../generated/methods.js";
import { asBuffer } from "../json/json-bytes.js";
import { openBrace, openBracket, quoteByte } from "../json/json-tokens.js";
import { isNull, JsonStream, type RawJson } from "../json/raw-json.js";
import type { NodeCall } from "../node/node-call.js";

/** A result that does not have the form of its method (`schema`), or belongs to another call (`question`). */
export interface ResultProblem {
  readonly kind: "schema" | "question";
  readonly problem: string;
}

/** Digits to check at each end of long data: checking all would cost as much as everything else. */
const maxEndDigits = 1_024;

/** 1 for each byte that is a hex digit. */
const hexDigits = Uint8Array.from({ length: 256 }, (_, byte) => Number(/[\da-f]/i.test(String.fromCharCode(byte))));

/**
 * Checks a node's result against the document without parsing it: quantities, hashes and short data exactly, objects and lists by their
 * type and identifying members. Of a stream only whether the method may return one.
 */
export function findResultProblem(call: NodeCall, result: RawJson): ResultProblem | undefined {
  const { resultForm, policy } = methods[call.method];
  if (!hasForm(result, resultForm))
    return { kind: "schema", problem: `${call.method}: the result is no ${resultForm.kind}` };
  if (policy.identity.length === 0 || result instanceof JsonStream || isNull(result)) return undefined;
  // Pending blocks and transactions have no position yet.
  if (policy.block && call.params[policy.block.index] === "pending") return undefined;
  const other = policy.identity.find((identity) => isOther(result, identity, call.params));
  return other && { kind: "question", problem: `${call.method}: another ${other.member} than was asked for` };
}

function hasForm(result: RawJson, { kind, isNullable }: ResultForm): boolean {
  if (result instanceof JsonStream) return kind !== "quantity" && kind !== "hash";
  if (isNull(result)) return isNullable || kind === "any";
  switch (kind) {
    case "quantity":
      return isHex(result, 1, 64);
    case "hash":
      return isHex(result, 64, 64);
    case "data":
      return isHex(result, 0, Infinity);
    case "string":
      return result[0] === quoteByte;
    case "object":
      return result[0] === openBrace;
    case "list":
      return result[0] === openBracket;
    default:
      return true;
  }
}

/** Whether it is a hex string with a number of digits in these bounds. Of a long one only both ends are checked. */
function isHex(bytes: Uint8Array, minDigits: number, maxDigits: number): boolean {
  const digits = bytes.length - 4;
  if (digits < minDigits || digits > maxDigits) return false;
  const end = digits + 3;
  if (bytes[0] !== quoteByte || bytes[1] !== 0x30 || bytes[2] !== 0x78 || bytes[end] !== quoteByte) return false;
  if (digits <= 2 * maxEndDigits) return areHex(bytes, 3, end);
  return areHex(bytes, 3, 3 + maxEndDigits) && areHex(bytes, end - maxEndDigits, end);
}

function areHex(bytes: Uint8Array, from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (hexDigits[bytes[at] as number] !== 1) return false;
  return true;
}

function isOther(bytes: Uint8Array, { member, index, param }: IdentityMember, params: readonly unknown[]): boolean {
  const given = params[index];
  const asked = param === undefined ? given : (given as Record<string, unknown>)[param];
  // A tag does not identify a block.
  if (typeof asked !== "string" || !asked.startsWith("0x")) return false;
  const text = asBuffer(bytes);
  return !repeats(text, member, asked) && !repeatsParsed(text, JSON.parse(member) as string, asked);
}

/** Whether the member has the value, in every element of a list, in the usual notation. */
function repeats(text: Buffer, member: string, asked: string): boolean {
  const expected = `${member}:"${asked}"`;
  if (text[0] !== openBracket) return text.includes(expected);
  const count = countOf(text, expected);
  return count === countOf(text, member) && (count > 0 || text.length === 2);
}

function countOf(text: Buffer, part: string): number {
  const bytes = Buffer.from(part, "latin1");
  let count = 0;
  for (let at = text.indexOf(bytes); at !== -1; at = text.indexOf(bytes, at + bytes.length)) count++;
  return count;
}

function repeatsParsed(text: Buffer, member: string, asked: string): boolean {
  const parsed: unknown = JSON.parse(text.toString());
  return [parsed].flat().every((one) => isSame((one as Record<string, unknown> | null)?.[member], asked));
}

function isSame(value: unknown, asked: string): boolean {
  if (typeof value !== "string" || !/^0x[\da-f]{1,64}$/i.test(value)) return false;
  return BigInt(value) === BigInt(asked);
}
