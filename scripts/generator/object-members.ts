import type { OpenRpcDocument, Schema } from "./openrpc-document.js";
import { resolve } from "./resolve-reference.js";

/** The members of an object with those of the schemas that it takes in by `allOf`, its own last. */
export function objectMembers(
  document: OpenRpcDocument,
  schema: Schema,
): Required<Pick<Schema, "properties" | "required">> {
  if (schema.$ref !== undefined) return objectMembers(document, resolve<Schema>(document, { $ref: schema.$ref }));
  const parts = (schema.allOf ?? []).map((part) => objectMembers(document, part));
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts.flatMap(({ required }) => required), ...(schema.required ?? [])],
  };
}
