import type { ValueKind } from "./method-facts.js";

/** A quantity in decimal, or its time; undefined if it is no quantity. */
export function decodeQuantity(value: unknown, kind: ValueKind | undefined): string | undefined {
  if (kind === undefined || typeof value !== "string" || !/^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/.test(value))
    return undefined;
  const number = BigInt(value);
  if (kind === "number" || number > 253_402_300_799n) return number.toLocaleString("en-US");
  return `${new Date(Number(number) * 1_000).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
