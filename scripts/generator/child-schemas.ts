import type { Schema } from "./openrpc-document.js";

/** Keywords under which one schema, a list of schemas, or schemas by name stand. */
const single = ["items", "additionalProperties", "not"] as const;
const lists = ["anyOf", "oneOf", "allOf"] as const;
const maps = ["properties", "patternProperties"] as const;

/** The schemas directly inside `schema`, each with its place in it ("/properties/from"). */
export function* childSchemas(schema: Schema): Generator<{ place: string; schema: Schema }> {
  for (const [keyword, value] of Object.entries(schema)) {
    if (isOneOf(single, keyword) && isSchema(value)) yield { place: `/${keyword}`, schema: value };
    if (isOneOf(lists, keyword) || isOneOf(maps, keyword)) {
      for (const [key, child] of Object.entries(value as Record<string, Schema>)) {
        yield { place: `/${keyword}/${key}`, schema: child };
      }
    }
  }
}

/** A copy of `schema` with `change` applied to the schemas directly inside it. */
export function mapChildSchemas(schema: Schema, change: (child: Schema) => Schema): Schema {
  const mapped = Object.entries(schema).map(([keyword, value]: [string, unknown]) => {
    if (isOneOf(single, keyword) && isSchema(value)) return [keyword, change(value)];
    if (isOneOf(lists, keyword)) return [keyword, (value as Schema[]).map(change)];
    if (!isOneOf(maps, keyword)) return [keyword, value];
    const members = Object.entries(value as Record<string, Schema>);
    return [keyword, Object.fromEntries(members.map(([name, child]) => [name, change(child)]))];
  });
  return Object.fromEntries(mapped) as Schema;
}

function isOneOf(keywords: readonly string[], keyword: string): boolean {
  return keywords.includes(keyword);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
