import { _, Ajv, type AnySchema, type Options } from "ajv";
import { mapChildSchemas } from "./child-schemas.js";
import type { ContentDescriptor, Method, OpenRpcDocument, Schema } from "./openrpc-document.js";
import { resolve } from "./resolve-reference.js";

/** A URI scheme, so that a name is the same wherever it is referred to. */
const componentScheme = "component:";
/** A keyword of ours: nothing is at this place of a list. */
const absent = "absent";
const forReaders = new Set(["title", "description", "default", "examples"]);

/** An Ajv that knows every component schema of the document. */
export function createSchemaCompiler(document: OpenRpcDocument, options: Options = {}): Ajv {
  const ajv = new Ajv({
    strict: false,
    strictNumbers: true,
    // A format is a comment, as it may be in draft 7.
    validateFormats: false,
    logger: false,
    ...options,
  });
  ajv.addKeyword({ keyword: absent, code: (context) => context.fail(_`${context.data} !== undefined`) });
  // Each by a name of its own: Ajv compiles a part of another schema again for each schema that refers to it.
  for (const [name, schema] of Object.entries(document.components.schemas))
    ajv.addSchema(forAjv(schema), `${componentScheme}${name}`);
  return ajv;
}

/**
 * The params of a method as one schema for Ajv: a tuple whose optional end may be missing. Calls by name, which this service does not
 * take, may leave out others, too: they are undefined then.
 */
export function paramsSchema(document: OpenRpcDocument, method: Method): AnySchema {
  const params = method.params.map((entry) => resolve(document, entry));
  const required = params.filter((param) => param.required).length;
  return {
    type: "array",
    ...(required > 0 && { minItems: required }),
    maxItems: params.length,
    ...(params.length > 0 && { items: params.map((param) => paramSchema(param, method)), additionalItems: false }),
  };
}

function paramSchema({ required, schema }: ContentDescriptor, method: Partial<Method>): AnySchema {
  const always = forAjv(schema);
  return required || method["x-policy"] ? always : { if: { [absent]: true }, else: always };
}

/** `schema` without what only readers need, its references leading to the components. */
export function forAjv(schema: Schema): Schema {
  if (schema.$ref !== undefined) return { $ref: schema.$ref.replace("#/components/schemas/", componentScheme) };
  const keywords = Object.entries(schema).filter(([keyword]) => !forReaders.has(keyword));
  return mapChildSchemas(Object.fromEntries(keywords) as Schema, forAjv);
}
