import { childSchemas } from "../child-schemas.js";
import { forms } from "../emitters/shape.js";
import type { OpenRpcDocument, Schema } from "../openrpc-document.js";
import { componentName, resolve } from "../resolve-reference.js";
import { type Problem, type Rule, step } from "./problem.js";

/** Schemas of params that lack what normalising and error messages are made of: `x-form` and `x-expected`. */
export const checkShapes: Rule = (document) => {
  const done = new Set<string>();

  function check(schema: Schema, pointer: string): Problem[] {
    if (schema.$ref !== undefined) return checkComponent(schema.$ref);
    const problems = checkOne(schema).map((message) => ({ pointer, message }));
    // A form says it all.
    if (schema["x-form"] !== undefined) return problems;
    const children = [...childSchemas(schema)];
    return [...problems, ...children.flatMap(({ schema: child, place }) => check(child, pointer + place))];
  }

  function checkComponent($ref: string): Problem[] {
    if (done.has($ref)) return [];
    done.add($ref);
    return check(resolve<Schema>(document, { $ref }), `/components/schemas${step(componentName($ref))}`);
  }

  return paramSchemas(document).flatMap(({ schema, pointer }) => check(schema, pointer));
};

function paramSchemas(document: OpenRpcDocument) {
  return document.methods.flatMap((method, index) =>
    method.params.map((entry, position) => ({
      schema: resolve(document, entry).schema,
      pointer: `/methods/${index}/params/${position}/schema`,
    })),
  );
}

function checkOne(schema: Schema): string[] {
  const form = schema["x-form"];
  const isOnlyDescribed = schema.anyOf?.length === 1;
  if (schema.type === "null" || isOnlyDescribed) return [];
  const messages = [];
  if (!schema["x-expected"]) messages.push("x-expected is missing: a phrase that says what a right value is");
  if (form !== undefined && !forms.includes(form)) messages.push(`x-form is one of ${forms.join(", ")}`);
  const hasParts = schema.anyOf ?? schema.items ?? schema.properties;
  if (form === undefined && !hasParts) messages.push(`x-form is missing: one of ${forms.join(", ")}`);
  return messages;
}
