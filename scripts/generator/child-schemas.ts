import type { Schema } from "./openrpc-document.js";

/** The schemas directly inside `schema`, each with its place in it ("/properties/from"). */
export function* childSchemas(schema: Schema): Generator<{ place: string; schema: Schema }> {
  const { items, anyOf = [], properties = {}, additionalProperties } = schema;
  if (items) yield { place: "/items", schema: items };
  if (typeof additionalProperties === "object") yield { place: "/additionalProperties", schema: additionalProperties };
  for (const [index, option] of anyOf.entries()) yield { place: `/anyOf/${index}`, schema: option };
  for (const [name, member] of Object.entries(properties)) yield { place: `/properties/${name}`, schema: member };
}

/** A copy of `schema` with `change` applied to the schemas directly inside it. */
export function mapChildSchemas(schema: Schema, change: (child: Schema) => Schema): Schema {
  const { items, anyOf, properties, additionalProperties } = schema;
  const members = Object.entries(properties ?? {}).map(([name, member]) => [name, change(member)]);
  return {
    ...schema,
    ...(items && { items: change(items) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(properties && { properties: Object.fromEntries(members) as Record<string, Schema> }),
    ...(typeof additionalProperties === "object" && { additionalProperties: change(additionalProperties) }),
  };
}
