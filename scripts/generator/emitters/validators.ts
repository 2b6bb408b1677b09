import standalone from "ajv/dist/standalone/index.js";
import { banner } from "../banner.js";
import type { Emitter } from "../openrpc-document.js";
import { resolve } from "../resolve-reference.js";
import { createSchemaCompiler, forAjv, paramsSchema } from "../schema-compiler.js";

/** validators.js: `params_<method>` and `result_<method>`, compiled, so that no schema is compiled at run time. */
export const emitValidators: Emitter = (document) => {
  const ajv = createSchemaCompiler(document, { code: { source: true, esm: true, lines: true, optimize: 2 } });
  const exported: Record<string, string> = {};
  for (const method of document.methods) {
    const schemas = {
      [`params_${method.name}`]: paramsSchema(document, method),
      [`result_${method.name}`]: forAjv(resolve(document, method.result).schema),
    };
    for (const [name, schema] of Object.entries(schemas)) {
      ajv.addSchema(schema, name);
      exported[name] = name;
    }
  }
  const code = standalone.default(ajv, exported);
  if (code.includes("require("))
    throw new Error("the validators need Ajv at run time: use bounded patterns, not minLength or maxLength");
  return { "validators.js": `${banner}${withoutLeftovers(code)}\n` };
};

/** Ajv also prints schemas that no function reads, names for debuggers, and a directive that modules imply. */
function withoutLeftovers(code: string): string {
  const isRead = (name: string) => code.split(new RegExp(`\\b${name}\\b`)).length > 2;
  return code
    .replace('"use strict";\n', "")
    .replace(/^\/\*# sourceURL=.*\n/gm, "")
    .replace(/^const (schema\d+) = .*\n+/gm, (line, name: string) => (isRead(name) ? line : ""));
}
