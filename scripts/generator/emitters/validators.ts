import standalone from "ajv/dist/standalone/index.js";
import { banner } from "../banner.js";
import { identifiersOf } from "../front-end/names.js";
import type { Emitter, OpenRpcDocument } from "../openrpc-document.js";
import { resolve } from "../resolve-reference.js";
import { createSchemaCompiler, forAjv, paramsSchema } from "../schema-compiler.js";

/** validators.js: `params_<method>` and `result_<method>`, compiled, so that no schema is compiled at run time. */
export const emitValidators: Emitter = (document) => {
  const ajv = createSchemaCompiler(document, { code: { source: true, esm: true, lines: true, optimize: 2 } });
  const exported: Record<string, string> = {};
  const names = validatorNames(document);
  for (const [index, method] of document.methods.entries()) {
    const { params, result } = names[index] as ValidatorNames;
    const schemas = {
      [params]: paramsSchema(document, method),
      [result]: forAjv(resolve(document, method.result).schema),
    };
    for (const [name, schema] of Object.entries(schemas)) {
      ajv.addSchema(schema, name);
      exported[name] = name;
    }
  }
  const code = importing(standalone.default(ajv, exported));
  return { "validators.js": `${banner}${withoutLeftovers(code)}\n` };
};

interface ValidatorNames {
  readonly params: string;
  readonly result: string;
}

/** What the validators of each method are called, in the methods' order. */
export function validatorNames({ methods }: OpenRpcDocument): ValidatorNames[] {
  return identifiersOf(methods.map(({ name }) => name)).map((name) => ({
    params: `params_${name}`,
    result: `result_${name}`,
  }));
}

/** Keywords such as `minLength` need functions of Ajv at run time, which its printer asks for as CommonJS does. */
function importing(code: string): string {
  const imports = new Map<string, string>();
  const changed = code.replaceAll(/require\("(ajv\/dist\/runtime\/\w+)"\)/g, (_, path: string) => {
    const name = `ajv_${path.slice(path.lastIndexOf("/") + 1)}`;
    imports.set(name, path);
    return name;
  });
  return [...imports].map(([name, path]) => `import ${name} from "${path}.js";\n`).join("") + changed;
}

/** Ajv also prints schemas that no function reads, names for debuggers, and a directive that modules imply. */
function withoutLeftovers(code: string): string {
  const isRead = (name: string) => code.split(new RegExp(`\\b${name}\\b`)).length > 2;
  return code
    .replace('"use strict";\n', "")
    .replace(/^\/\*# sourceURL=.*\n/gm, "")
    .replace(/^const (schema\d+) = .*\n+/gm, (line, name: string) => (isRead(name) ? line : ""));
}
