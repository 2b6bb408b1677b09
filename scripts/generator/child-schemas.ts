import type { Schema } from "./openrpc-document.js";

const lists = ["anyOf", "oneOf", "allOf"] as const;
const singles = ["items", "not", "propertyNames"] as const;

/** The schemas directly inside `schema`, each with its place in it ("/properties/from"). */
export function* childSchemas(schema: Schema): Generator<{ place: string; schema: Schema }> {
  const { properties = {}, additionalProperties } = schema;
  for (const keyword of singles) if (schema[keyword]) yield { place: `/${keyword}`, schema: schema[keyword] };
  if (typeof additionalProperties === "object") yield { place: "/additionalProperties", schema: additionalProperties };
  for (const keyword of lists)
    for (const [index, option] of (schema[keyword] ?? []).entries())
      yield { place: `/${keyword}/${index}`, schema: option };
  for (const [name, member] of Object.entries(properties)) yield { place: `/properties/${name}`, schema: member };
}

/** A copy of `schema` with `change` applied to the schemas directly inside it. */
export function mapChildSchemas(schema: Schema, change: (child: Schema) => Schema): Schema {
  const { properties, additionalProperties } = schema;
  const copy: Schema = { ...schema };
  for (const keyword of singles) if (schema[keyword]) copy[keyword] = change(schema[keyword]);
  for (const keyword of lists) if (schema[keyword]) copy[keyword] = schema[keyword].map(change);
  if (typeof additionalProperties === "object") copy.additionalProperties = change(additionalProperties);
  if (properties) {
    const members = Object.entries(properties).map(([name, member]) => [name, change(member)]);
    copy.properties = Object.fromEntries(members) as Record<string, Schema>;
  }
  return copy;
}
