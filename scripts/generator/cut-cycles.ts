import { mapChildSchemas } from "./child-schemas.js";
import type { ParsedDocument, Schema } from "./openrpc-document.js";
import { componentName } from "./resolve-reference.js";

/**
 * A copy of the document in which no schema contains itself, for components that are not ours: a reference back to a schema around it
 * becomes a schema with nothing but that one's title.
 */
export function cutCycles(document: ParsedDocument): ParsedDocument {
  const { schemas } = document.components ?? {};
  if (!schemas) return document;
  const acyclic: Record<string, Schema> = {};
  const visit = (name: string, around: readonly string[]): void => {
    if (Object.hasOwn(acyclic, name)) return;
    const path = [...around, name];
    const cut = (schema: Schema): Schema => {
      if (schema.$ref === undefined) return mapChildSchemas(schema, cut);
      const target = componentName(schema.$ref);
      if (path.includes(target)) return { title: target };
      visit(target, path);
      return schema;
    };
    acyclic[name] = { ...cut(schemas[name] as Schema), title: name };
  };
  for (const name of Object.keys(schemas)) visit(name, []);
  const inOrder = Object.keys(schemas).map((name) => [name, acyclic[name]]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(inOrder) } };
}
