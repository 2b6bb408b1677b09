import { Ajv, type AnySchema, type Options } from "ajv";
import { mapChildSchemas } from "./child-schemas.js";
import type { Method, OpenRpcDocument, Schema } from "./openrpc-document.js";
import { resolve } from "./resolve-reference.js";

const componentsId = "components";
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
  const definitions = Object.entries(document.components.schemas).map(([name, schema]) => [name, forAjv(schema)]);
  ajv.addSchema({ $id: componentsId, definitions: Object.fromEntries(definitions) });
  return ajv;
}

/** The params of a method as one schema for Ajv: a tuple whose optional end may be missing. */
export function paramsSchema(document: OpenRpcDocument, method: Method): AnySchema {
  const params = method.params.map((entry) => resolve(document, entry));
  const required = params.filter((param) => param.required).length;
  return {
    type: "array",
    ...(required > 0 && { minItems: required }),
    maxItems: params.length,
    ...(params.length > 0 && { items: params.map((param) => forAjv(param.schema)), additionalItems: false }),
  };
}

/** `schema` without what only readers need, its references leading to the components. */
export function forAjv(schema: Schema): Schema {
  if (schema.$ref !== undefined)
    return { $ref: schema.$ref.replace("#/components/schemas/", `${componentsId}#/definitions/`) };
  const keywords = Object.entries(schema).filter(([keyword]) => !forReaders.has(keyword));
  return mapChildSchemas(Object.fromEntries(keywords) as Schema, forAjv);
}
