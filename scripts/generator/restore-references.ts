import { mapChildSchemas } from "./child-schemas.js";
import type { ParsedDocument, Schema } from "./openrpc-document.js";

/**
 * A dereferenced document with references again, since names stand in them: a schema by its title, other components by identity
 * (schema-utils-js puts the component's own object in the place of a reference).
 */
export function restoreReferences(dereferenced: ParsedDocument): ParsedDocument {
  const { schemas = {}, ...sections } = dereferenced.components ?? {};
  const pointers = new Map(
    Object.entries(sections).flatMap(([section, components]) =>
      Object.entries(components).map(([name, part]) => [part as unknown, `#/components/${section}/${name}`]),
    ),
  );
  const restoreSchema = (schema: Schema): Schema =>
    referenceByTitle(schema, schemas) ?? mapChildSchemas(schema, restoreSchema);
  const restoreMembers = (value: object): object =>
    mapMembers(value, (member, name) => (name === "schema" ? restoreSchema(member as Schema) : restore(member)));
  const restore = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const $ref = pointers.get(value);
    if ($ref !== undefined) return { $ref };
    return Array.isArray(value) ? value.map(restore) : restoreMembers(value);
  };
  const components = mapMembers(dereferenced.components ?? {}, (section, name) =>
    mapMembers(section as object, (part) =>
      name === "schemas" ? mapChildSchemas(part as Schema, restoreSchema) : restoreMembers(part as object),
    ),
  );
  return mapMembers(dereferenced, (member, name) =>
    name === "components" ? components : restore(member),
  ) as ParsedDocument;
}

/** A member of an object may describe a component in its own words, and a param have a default. */
function referenceByTitle({ title = "", description, default: value }: Schema, schemas: Record<string, Schema>) {
  const component = Object.hasOwn(schemas, title) ? schemas[title] : undefined;
  if (!component) return undefined;
  return {
    $ref: `#/components/schemas/${title}`,
    ...(description !== undefined && description !== component.description && { description }),
    ...(value !== undefined && value !== component.default && { default: value }),
  };
}

function mapMembers(value: object, change: (member: unknown, name: string) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member, name)]));
}
