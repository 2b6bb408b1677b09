import type { ExamplePairing, Method, OpenRpcDocument, PolicyDeclaration } from "../openrpc-document.js";
import { resolve } from "../resolve-reference.js";
import { commonErrors, describeErrorTable, errorNames } from "./docs-errors.js";
import { code, describeType, fence, linkTo, table } from "./markdown.js";

/** One method's part of the reference: what it does, its params, result, errors and examples. */
export function describeMethod(document: OpenRpcDocument, method: Method): string {
  return [
    `### ${method.name}`,
    method.summary,
    method.description,
    describeParams(document, method),
    describeResult(document, method),
    describeErrors(document, method),
    ...method.examples.map((example) => describeExample(document, method, resolve(document, example))),
    describePolicy(document, method["x-policy"]),
  ].join("\n\n");
}

function describeParams(document: OpenRpcDocument, method: Method): string {
  if (method.params.length === 0) return "**Params:** none.";
  const rows = method.params.map((entry, index) => {
    const param = resolve(document, entry);
    const fallback = param["x-default"] === undefined ? "" : code(JSON.stringify(param["x-default"]));
    const need = param.required ? "required" : `optional${fallback === "" ? "" : `, ${fallback} by default`}`;
    const text = param.description ?? param.summary ?? "";
    return [String(index + 1), code(param.name), describeType(param.schema), need, text];
  });
  return `**Params**\n\n${table(["", "Name", "Type", "", "What it is"], rows)}`;
}

function describeResult(document: OpenRpcDocument, method: Method): string {
  const result = resolve(document, method.result);
  const text = result.description ?? result.summary ?? "";
  return `**Result:** ${describeType(result.schema)}${text === "" ? "" : `. ${text}`}`;
}

function describeErrors(document: OpenRpcDocument, method: Method): string {
  const common = commonErrors(document);
  const own = errorNames(method).filter((name) => !common.includes(name));
  const everyCalls = linkTo("Errors", "those of every call");
  if (own.length === 0) return `**Errors:** ${everyCalls}.`;
  return `**Errors:** ${everyCalls}, and\n\n${describeErrorTable(document, own)}`;
}

function describeExample(document: OpenRpcDocument, method: Method, example: ExamplePairing): string {
  const params = example.params.map((param) => resolve(document, param).value);
  const request = JSON.stringify({ jsonrpc: "2.0", id: 1, method: method.name, params });
  const answer = JSON.stringify({ jsonrpc: "2.0", id: 1, result: resolve(document, example.result).value }, null, 2);
  const text = example.description ?? example.summary;
  const curl = `curl "$ROOTGATE_URL" -H 'content-type: application/json' \\\n  -d '${request.replaceAll("'", "'\\''")}'`;
  return [
    `**Example: ${example.name}**`,
    ...(text === undefined ? [] : [text]),
    fence("sh", curl),
    fence("json", answer),
  ].join("\n\n");
}

function describePolicy(document: OpenRpcDocument, policy: PolicyDeclaration): string {
  const words = Object.entries(policy).map(([name, value]) => {
    const text = document["x-policy-values"]?.[name]?.[String(value)];
    return text ?? `${name}: ${value}.`;
  });
  return `*How the service treats it.* ${words.join(" ")}`;
}
