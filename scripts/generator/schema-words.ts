import { childSchemas } from "./child-schemas.js";
import type { OpenRpcDocument, Schema } from "./openrpc-document.js";
import { resolve } from "./resolve-reference.js";

/** What a value must be, in words made of the schema: its hex digits, its values or its members. Undefined where no words fit. */
export function schemaInWords(schema: Schema): string | undefined {
  if (schema.pattern !== undefined) return describePattern(schema.pattern);
  const options = (schema.anyOf ?? schema.oneOf)?.map(schemaInWords);
  if (options?.every((words) => words !== undefined)) return listWords(options);
  if (schema.type === "boolean") return "true or false";
  if (schema.enum) return listWords(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.properties) return describeMembers(schema.properties, schema.required ?? []);
  return describePlain(schema);
}

/** A schema and those that it is made of, in the order in which they are reached, each once on a way. */
export function schemasWithin(document: OpenRpcDocument, schema: Schema, above: readonly Schema[] = []): Schema[] {
  const target = resolve<Schema>(document, schema);
  if (above.includes(target)) return [];
  const within = [...above, target];
  return [target, ...[...childSchemas(target)].flatMap((child) => schemasWithin(document, child.schema, within))];
}

function describePlain({ type, minimum, maximum }: Schema): string | undefined {
  if (type === "string") return "a string";
  if (type !== "integer" && type !== "number") return undefined;
  const bounds = [
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(maximum === undefined ? [] : [`to ${maximum}`]),
  ];
  return [type === "integer" ? "an integer" : "a number", ...bounds].join(" ");
}

/** Patterns of hex strings, in any letter case. */
function describePattern(pattern: string): string | undefined {
  if (pattern === "^0x(?:[0-9a-fA-F]{2})*$") return "0x and an even number of hex digits";
  const [, least, most] = /^\^0x\[0-9a-fA-F\]\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern) ?? [];
  if (least === undefined) return undefined;
  return `0x and ${most === undefined ? least : `${least} to ${most}`} hex digits`;
}

function describeMembers(members: Readonly<Record<string, Schema>>, required: readonly string[]): string {
  const names = Object.keys(members).map((name) => (required.includes(name) ? name : `${name}?`));
  return `{${names.join(", ")}}`;
}

/** "a", "a or b", "a, b or c". */
function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
