import { isDeepStrictEqual } from "node:util";
import { mapChildSchemas } from "./child-schemas.js";
import type {
  ContentDescriptor,
  ErrorDeclaration,
  OpenRpcDocument,
  ParsedDocument,
  Reference,
  Schema,
} from "./openrpc-document.js";
import { completeDocument } from "./publish-document.js";
import { isReference, lookUp } from "./resolve-reference.js";

/**
 * The document with components for what has a name outside of them: schemas of more than a plain type by their title, errors by their
 * message. References to such schemas lead to the components then.
 */
export function nameParts(parsed: ParsedDocument): OpenRpcDocument {
  const document = completeDocument(parsed);
  const { components } = document;
  const { found, nameSchema } = createNameSchema(document);
  const errors = { ...components.errors };
  const nameDescriptor = (part: ContentDescriptor | Reference) =>
    isReference(part) ? part : { ...part, schema: nameSchema(part.schema) };
  const methods = document.methods.map((method) => ({
    ...method,
    params: method.params.map(nameDescriptor),
    ...(method.result && { result: nameDescriptor(method.result) }),
    ...(method.errors && { errors: method.errors.map((error) => nameError(error, errors)) }),
  }));
  const schemas = mapValues(components.schemas, (schema) => mapChildSchemas(schema, nameSchema));
  return { ...document, methods, components: { ...components, schemas: { ...schemas, ...found }, errors } };
}

/** Collects schemas by their titles; a second one of the same title stays where it is, for lint to find. */
function createNameSchema(document: OpenRpcDocument) {
  const sources = new Map(Object.entries(document.components.schemas));
  const found: Record<string, Schema> = {};
  const nameSchema = (schema: Schema): Schema => {
    const { $ref, title } = schema;
    if ($ref?.startsWith("#/components/")) return schema;
    const target = $ref === undefined ? schema : (lookUp(document, $ref) as Schema | undefined);
    if (target === undefined || (target !== schema && target.title === undefined)) return schema;
    if (target !== schema) return nameSchema(target);
    if (title === undefined || !hasStructure(schema)) return mapChildSchemas(schema, nameSchema);
    const source = sources.get(title);
    if (source && !isDeepStrictEqual(source, schema)) return mapChildSchemas(schema, nameSchema);
    sources.set(title, schema);
    if (!source) found[title] = mapChildSchemas(schema, nameSchema);
    return { $ref: `#/components/schemas/${title}` };
  };
  return { found, nameSchema };
}

function hasStructure({ properties, items, anyOf, oneOf, allOf }: Schema): boolean {
  return [properties, items, anyOf, oneOf, allOf].some((part) => part !== undefined);
}

function nameError(error: ErrorDeclaration | Reference, errors: Record<string, ErrorDeclaration>) {
  if (isReference(error)) return error;
  const name = error.message.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  errors[name] ??= error;
  return isDeepStrictEqual(errors[name], error) ? { $ref: `#/components/errors/${name}` } : error;
}

function mapValues<Value>(table: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}
