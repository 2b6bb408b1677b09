import { type IdentityMember, methods, type ResultForm } from "../../../generated/methods.js";
import { isNull, JsonStream, type RawJson } from "../../rpc/raw-json.js";
import type { NodeCall } from "./node-call.js";

/** What is wrong about a result: it is not of the method's form, or not what the call asked for. */
export interface ResultProblem {
  readonly kind: "schema" | "question";
  readonly problem: string;
}

const quote = 0x22;
const openBracket = 0x5b;
const openBrace = 0x7b;

/** 1 for each byte that is a hex digit. */
const hexDigits = Uint8Array.from({ length: 256 }, (_, byte) => Number(/[\da-f]/i.test(String.fromCharCode(byte))));

/**
 * Holds a node's result against the document at the cost of a look: quantities, hashes and data exactly, of objects and lists that they
 * are such, and that they repeat what was asked for. Of a stream only whether the method may have a long result at all.
 */
export function findResultProblem(call: NodeCall, result: RawJson): ResultProblem | undefined {
  const { resultForm, policy } = methods[call.method];
  if (!hasForm(result, resultForm))
    return { kind: "schema", problem: `${call.method}: the result is no ${resultForm.kind}` };
  if (policy.identity.length === 0 || result instanceof JsonStream || isNull(result)) return undefined;
  // What is pending has no place in the chain yet.
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
      return result[0] === quote;
    case "object":
      return result[0] === openBrace;
    case "list":
      return result[0] === openBracket;
    default:
      return true;
  }
}

/** Whether it is a string of 0x and hex digits, so many of them. */
function isHex(bytes: Uint8Array, minDigits: number, maxDigits: number): boolean {
  const digits = bytes.length - 4;
  if (digits < minDigits || digits > maxDigits) return false;
  if (bytes[0] !== quote || bytes[1] !== 0x30 || bytes[2] !== 0x78 || bytes[digits + 3] !== quote) return false;
  for (let at = 3; at < digits + 3; at++) if (hexDigits[bytes[at] as number] !== 1) return false;
  return true;
}

function isOther(bytes: Uint8Array, { member, index, param }: IdentityMember, params: readonly unknown[]): boolean {
  const given = params[index];
  const asked = param === undefined ? given : (given as Record<string, unknown>)[param];
  // A tag is no name of one block.
  if (typeof asked !== "string" || !asked.startsWith("0x")) return false;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return !repeats(text, member, asked) && !repeatsParsed(text, JSON.parse(member) as string, asked);
}

/** Whether the member has the value, of a list in each element, written as nodes write it. */
function repeats(text: Buffer, member: string, asked: string): boolean {
  const expected = `${member}:"${asked}"`;
  if (text[0] !== openBracket) return text.includes(expected);
  const count = countOf(text, expected);
  return count === countOf(text, member) && (count > 0 || text.length === 2);
}

function countOf(text: Buffer, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count++;
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
