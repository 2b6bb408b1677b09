import { hexTypeOf } from "../clients/model/hex-type.js";
import { objectMembers } from "../object-members.js";
import type { OpenRpcDocument, Schema } from "../openrpc-document.js";
import { isReference, resolve } from "../resolve-reference.js";

/** The type of a result's form, printed as it is. */
export const resultFormDeclaration = `/** What a first look at a result tells of it. */
export interface ResultForm {
  /** \`quantity\`, \`data\` and \`hash\` are strings of 0x and hex digits: of at most 64, any number, and 64. */
  kind: "quantity" | "data" | "hash" | "string" | "object" | "list" | "any";
  isNullable: boolean;
  /** Members that a node's object must have. */
  required: readonly string[];
}
`;

export interface ResultForm {
  readonly kind: string;
  readonly isNullable: boolean;
  readonly required: readonly string[];
}

const hashBytes = 32;

/** The form that a result's schema says it has. */
export function resultFormOf(document: OpenRpcDocument, schema: Schema): ResultForm {
  const options = optionsOf(document, schema);
  const [first = {}, ...others] = options.filter(({ type }) => type !== "null");
  const kind = kindOf(document, first);
  const isOneKind = others.every((option) => kindOf(document, option) === kind);
  // What begins with an underscore is the gateway's own.
  const required = objectMembers(document, first).required.filter((name) => !name.startsWith("_"));
  return {
    kind: isOneKind ? kind : "any",
    isNullable: options.some(({ type }) => type === "null"),
    required: kind === "object" && others.length === 0 ? [...new Set(required)] : [],
  };
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
