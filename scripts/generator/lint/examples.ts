import type { Ajv, AnySchema } from "ajv";
import type { ExamplePairing, Method, OpenRpcDocument, Schema } from "../openrpc-document.js";
import { resolve } from "../resolve-reference.js";
import { createSchemaCompiler, forAjv, paramsSchema } from "../schema-compiler.js";
import { type Problem, type Rule, step } from "./problem.js";

interface Claim {
  pointer: string;
  schema: AnySchema;
  value: unknown;
}

/** Examples and defaults that are not what their schemas say. Only for a document that the other rules find nothing wrong with. */
export const checkExamples: Rule = (document) => {
  const ajv = createSchemaCompiler(document, {
    strict: true,
    strictRequired: false,
    strictTuples: false,
    allowUnionTypes: true,
    // Each schema checks a few values: compiling it shortly matters more than what it compiles to.
    code: { optimize: false },
    inlineRefs: false,
  });
  const schemas = Object.entries(document.components.schemas);
  const unusable = schemas.flatMap(([name]) => checkCompiles(ajv, name));
  if (unusable.length > 0) return unusable;
  const claims = [
    ...document.methods.flatMap((method, index) => methodClaims(document, method, `/methods/${index}`)),
    ...schemas.flatMap(([name, schema]) => schemaClaims(schema, `/components/schemas${step(name)}`)),
  ];
  return [
    ...document.methods.flatMap((method, index) => checkNames(document, method, `/methods/${index}`)),
    ...claims.flatMap((claim) => checkClaim(ajv, claim)),
  ];
};

function checkCompiles(ajv: Ajv, name: string): Problem[] {
  try {
    ajv.compile(forAjv({ $ref: `#/components/schemas/${name}` }));
    return [];
  } catch (error) {
    return [
      { pointer: `/components/schemas${step(name)}`, message: error instanceof Error ? error.message : String(error) },
    ];
  }
}

function methodClaims(document: OpenRpcDocument, method: Method, pointer: string): Claim[] {
  const params = paramsSchema(document, method);
  const result = forAjv(resolve(document, method.result).schema);
  const examples = method.examples.flatMap((entry, index) => {
    const example = resolve(document, entry);
    const values = example.params.map((param) => resolve(document, param).value);
    const place = `${pointer}/examples/${index}`;
    return [
      { pointer: `${place}/params`, schema: params, value: values },
      { pointer: `${place}/result`, schema: result, value: resolve(document, example.result).value },
    ];
  });
  const defaults = method.params.flatMap((entry, index) => {
    const { schema } = resolve(document, entry);
    return schema.default === undefined
      ? []
      : [{ pointer: `${pointer}/params/${index}/schema/default`, schema: forAjv(schema), value: schema.default }];
  });
  return [...examples, ...defaults];
}

function schemaClaims(schema: Schema, pointer: string): Claim[] {
  const examples = (schema.examples ?? []).map((value, index) => ({ place: `/examples/${index}`, value }));
  const all = schema.default === undefined ? examples : [...examples, { place: "/default", value: schema.default }];
  return all.map(({ place, value }) => ({ pointer: pointer + place, schema: forAjv(schema), value }));
}

function checkClaim(ajv: Ajv, { pointer, schema, value }: Claim): Problem[] {
  if (ajv.validate(schema, value)) return [];
  return [{ pointer, message: `is not what the schema says: ${ajv.errorsText(ajv.errors, { dataVar: "" }).trim()}` }];
}

/** The values of an example are called what the params are called. */
function checkNames(document: OpenRpcDocument, method: Method, pointer: string): Problem[] {
  const names = method.params.map((entry) => resolve(document, entry).name);
  return method.examples.flatMap((entry, index) => {
    const example: ExamplePairing = resolve(document, entry);
    const given = example.params.map((param) => resolve(document, param).name);
    const isInOrder = given.every((name, position) => name === names[position]);
    const message = `the values are called ${given.join(", ")}, the params ${names.join(", ")}`;
    return isInOrder ? [] : [{ pointer: `${pointer}/examples/${index}/params`, message }];
  });
}
