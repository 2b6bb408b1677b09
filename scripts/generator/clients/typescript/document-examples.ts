import { endpointOf } from "../../endpoint.js";
import type { OpenRpcDocument } from "../../openrpc-document.js";
import { printLiteral } from "../../print-literal.js";
import { resolve } from "../../resolve-reference.js";
import { packageNameOf } from "./print-manifest.js";
import type { ReadmeExamples } from "./print-readme.js";

/** Examples made of the document's own: its first two methods with the params of their examples. */
export function documentExamples(document: OpenRpcDocument): ReadmeExamples {
  const name = packageNameOf(document);
  const [first, second = first] = document.methods;
  const paramsOf = (method: typeof first): string[] => {
    const [example] = method?.examples ?? [];
    const values = (example ? resolve(document, example).params : []).map((param) => resolve(document, param));
    if (method?.paramStructure !== "by-name") return values.map(({ value }) => printLiteral(value));
    const names = method.params.map((param) => resolve(document, param).name);
    return names.map((name) => {
      const given = values.find((value) => value.name === name);
      return given ? printLiteral(given.value) : "undefined";
    });
  };
  const call = `${first?.name}(${paramsOf(first).join(", ")})`;
  const entry = (method: typeof first): string =>
    `  [${[JSON.stringify(method?.name), ...paramsOf(method)].join(", ")}],\n`;
  return {
    firstCall: `import { createClient } from "${name}";\n\nconst client = createClient("${endpointOf(document)}");\nconsole.log(await client.${call});`,
    firstCallText: "Every method of the service is a function of the client with its own types.",
    error: `import { RpcError } from "${name}";

try {
  await client.${call};
} catch (error) {
  if (!(error instanceof RpcError)) throw error;
  console.log(error.name, error.code, error.message, error.data);
}`,
    batch: `const [one, other] = await client.batch([\n${entry(first)}${entry(second)}]);
if (one.error) throw one.error;
console.log(one.result, other.result);`,
    abort: `const controller = new AbortController();\nawait client.with({ signal: controller.signal }).${call};`,
    adapters: [],
  };
}
