import type { Schema } from "../../openrpc-document.js";
import type { Type } from "./client-model.js";

const mostBytes = 1_024;

/**
 * The type of strings of `0x` and hexadecimal digits, by what their pattern or their enum accepts: a string with a single digit is a
 * quantity, and one with pairs of digits is bytes. Undefined for other strings.
 */
export function hexTypeOf({ pattern, enum: values }: Schema): Type | undefined {
  if (values) return values.every(isQuantity) ? { kind: "quantity" } : undefined;
  if (!pattern?.startsWith("^0x")) return undefined;
  const accepts = new RegExp(pattern);
  if (accepts.test("0x1")) return { kind: "quantity" };
  const lengths = Array.from({ length: mostBytes + 1 }, (_, bytes) => bytes);
  const accepted = lengths.filter((bytes) => accepts.test(`0x${"00".repeat(bytes)}`));
  if (accepted.length === 0) return undefined;
  return { kind: "hex", bytes: accepted.length === 1 ? accepted[0] : undefined };
}

function isQuantity(value: unknown): boolean {
  return typeof value === "string" && /^0x(?:0|[1-9a-f][0-9a-f]*)$/.test(value);
}
