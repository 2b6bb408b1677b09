import { hexTypeOf } from "../clients/model/hex-type.js";
import type { OpenRpcDocument, Schema } from "../openrpc-document.js";
import { isReference, resolve } from "../resolve-reference.js";

/** The type of a result's form, printed as it is. */
export const resultFormDeclaration = `/** What a first look at a result tells of it. */
export interface ResultForm {
  /** \`quantity\`, \`data\` and \`hash\` are strings of 0x and hex digits: of at most 64, any number, and 64. */
  kind: "quantity" | "data" | "hash" | "string" | "object" | "list" | "any";
  isNullable: boolean;
}
`;

const hashBytes = 32;

/** The form that a result's schema says it has. */
export function resultFormOf(document: OpenRpcDocument, schema: Schema): { kind: string; isNullable: boolean } {
  const options = optionsOf(document, schema);
  const kinds = new Set(options.filter(({ type }) => type !== "null").map((option) => kindOf(document, option)));
  const [kind = "any"] = kinds;
  return { kind: kinds.size === 1 ? kind : "any", isNullable: options.some(({ type }) => type === "null") };
}

function optionsOf(document: OpenRpcDocument, schema: Schema): Schema[] {
  if (isReference(schema)) return optionsOf(document, resolve<Schema>(document, schema));
  const options = schema.anyOf ?? schema.oneOf;
  return options && !schema.properties ? options.flatMap((option) => optionsOf(document, option)) : [schema];
}

function kindOf(document: OpenRpcDocument, schema: Schema): string {
  const { type, allOf } = schema;
  if (type === "array") return "list";
  if (type === "object" || allOf?.some((part) => kindOf(document, resolve<Schema>(document, part)) === "object"))
    return "object";
  if (type !== "string") return "any";
  const hex = hexTypeOf(schema);
  if (hex?.kind === "hex") return hex.bytes === hashBytes ? "hash" : "data";
  return hex?.kind ?? "string";
}
