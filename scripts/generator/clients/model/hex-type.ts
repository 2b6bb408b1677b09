import type { Schema } from "../../openrpc-document.js";
import type { Type } from "./client-model.js";

const maxBytes = 1_024;
const zeros = "00".repeat(maxBytes);

/** A document repeats few patterns many times. */
const typesOfPatterns = new Map<string, Type | undefined>();

/**
 * The type of strings of `0x` and hexadecimal digits, by what their pattern or their enum accepts: a string with a single digit is a
 * quantity, and one with pairs of digits is bytes. Undefined for other strings.
 */
export function hexTypeOf({ pattern, enum: values }: Schema): Type | undefined {
  if (values) return values.every(isQuantity) ? { kind: "quantity" } : undefined;
  if (!pattern?.startsWith("^0x")) return undefined;
  if (!typesOfPatterns.has(pattern)) typesOfPatterns.set(pattern, typeOfPattern(new RegExp(pattern)));
  return typesOfPatterns.get(pattern);
}

function typeOfPattern(accepts: RegExp): Type | undefined {
  if (accepts.test("0x1")) return { kind: "quantity" };
  const acceptsBytes = (bytes: number): boolean => accepts.test(`0x${zeros.slice(0, 2 * bytes)}`);
  const shortest = nextLength(0, acceptsBytes);
  if (shortest > maxBytes) return undefined;
  const isOnlyOne = nextLength(shortest + 1, acceptsBytes) > maxBytes;
  return { kind: "hex", bytes: isOnlyOne ? shortest : undefined };
}

/** The next length that is accepted, in bytes; more than `maxBytes` if there is none. */
function nextLength(from: number, isAccepted: (bytes: number) => boolean): number {
  let bytes = from;
  while (bytes <= maxBytes && !isAccepted(bytes)) bytes++;
  return bytes;
}

function isQuantity(value: unknown): boolean {
  return typeof value === "string" && /^0x(?:0|[1-9a-f][0-9a-f]*)$/.test(value);
}
