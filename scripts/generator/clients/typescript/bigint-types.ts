import type { JsonObject, OpenRpcDocument, Schema } from "../../openrpc-document.js";
import { isReference, lookUp } from "../../resolve-reference.js";
import { hexTypeOf } from "../model/hex-type.js";

/** What json-schema-to-typescript prints for a quantity: programs may also send one as it is on the wire. */
const tsTypes = { received: "bigint", sent: "bigint | `0x${string}`" } as const;

/** Which way values go. */
export type Direction = keyof typeof tsTypes;

/** A copy of a schema with bigints for its quantities, and for references to them. */
export function withBigints(document: OpenRpcDocument, value: unknown, direction: Direction): unknown {
  if (Array.isArray(value)) return value.map((item) => withBigints(document, item, direction));
  if (typeof value !== "object" || value === null) return value;
  if (isQuantity(document, value)) {
    const { description } = value as Schema;
    return { tsType: tsTypes[direction], ...(description !== undefined && { description }) };
  }
  const members = Object.entries(value).map(([name, member]) => [name, withBigints(document, member, direction)]);
  return Object.fromEntries(members) as JsonObject;
}

function isQuantity(document: OpenRpcDocument, schema: Schema): boolean {
  if (isReference(schema)) {
    const target = lookUp(document, schema.$ref);
    return typeof target === "object" && target !== null && isQuantity(document, target);
  }
  const isText = schema.type === "string" && typeof schema.pattern === "string";
  const isChoice = Array.isArray(schema.enum) && schema.enum.length > 0;
  return (isText || isChoice) && hexTypeOf(schema)?.kind === "quantity";
}
