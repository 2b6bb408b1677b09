import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";
import { createSchemaCompiler, forAjv } from "../../scripts/generator/schema-compiler.js";

const document = JSON.parse(readFileSync(join(__dirname, "../../openrpc.json"), "utf8")) as OpenRpcDocument;
const ajv = createSchemaCompiler(document);

/** By the error's code. */
const declared = new Map(
  Object.entries(document["x-error-data"] ?? {}).map(([name, { required, schema }]) => [
    document.components.errors[name]?.code,
    { required, validate: ajv.compile(forAjv(schema)) },
  ]),
);

/** What is wrong with an error's `data` by the document; undefined where nothing is. */
export function findWrongData({ code, data }: { readonly code: number; readonly data?: unknown }): string | undefined {
  const found = declared.get(code);
  if (data === undefined) return found?.required ? `${code} has no data` : undefined;
  const text = JSON.stringify(data);
  if (!found) return `${code} has data that is not declared: ${text}`;
  return found.validate(data) ? undefined : `${code}: ${ajv.errorsText(found.validate.errors)} in ${text}`;
}
