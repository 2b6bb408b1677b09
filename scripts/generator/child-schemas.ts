import type { Schema } from "./openrpc-document.js";

/** Keywords with a schema in them. */
const singles = [
  "items",
  "not",
  "propertyNames",
  "additionalProperties",
  "additionalItems",
  "contains",
  "if",
  "then",
  "else",
] as const;
/** Keywords with a list of schemas in them; `items` of a tuple is one. */
const lists = ["items", "anyOf", "oneOf", "allOf"] as const;
/** Keywords with schemas by name. `properties` comes last: types are read in this order. */
const tables = ["patternProperties", "dependencies", "properties"] as const;

/** The schemas directly inside `schema`, each with its place in it ("/properties/from"). */
export function* childSchemas(schema: Schema): Generator<{ place: string; schema: Schema }> {
  for (const keyword of singles) {
    const child = schema[keyword];
    if (isSchema(child)) yield { place: `/${keyword}`, schema: child };
  }
  for (const keyword of lists) {
    const children = schema[keyword];
    if (!Array.isArray(children)) continue;
    for (const [index, child] of children.entries()) yield { place: `/${keyword}/${index}`, schema: child };
  }
  for (const keyword of tables)
    for (const [name, child] of Object.entries(schema[keyword] ?? {}))
      if (isSchema(child)) yield { place: `/${keyword}/${name}`, schema: child };
}

/** A copy of `schema` with `change` applied to the schemas directly inside it. */
export function mapChildSchemas(schema: Schema, change: (child: Schema) => Schema): Schema {
  const copy: Schema = { ...schema };
  const changeIfSchema = <Value>(child: Value) => (isSchema(child) ? change(child) : child);
  const changed = copy as Record<string, unknown>;
  for (const keyword of singles) if (keyword in schema) changed[keyword] = changeIfSchema(schema[keyword]);
  for (const keyword of lists) {
    const children = schema[keyword];
    if (Array.isArray(children)) changed[keyword] = children.map(changeIfSchema);
  }
  for (const keyword of tables) {
    const members = Object.entries(schema[keyword] ?? {}).map(([name, member]) => [name, changeIfSchema(member)]);
    if (keyword in schema) changed[keyword] = Object.fromEntries(members);
  }
  return copy;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
