import { printCurl } from "../../../../src/web/request-code/curl.js";
import { endpointOf } from "../../endpoint.js";
import type { ContentDescriptor, ExamplePairing, Method, OpenRpcDocument } from "../../openrpc-document.js";
import { resolve } from "../../resolve-reference.js";
import { transportOf } from "../../transport-of.js";
import { code, describeType, fence, linkToPage, table } from "../markdown.js";
import { hasPolicies } from "../policy.js";
import { describeNotifications } from "./describe-notifications.js";
import { describePolicy } from "./describe-policy.js";
import { commonErrors, describeErrorTable, errorNames } from "./errors-page.js";
import { describeMembers, objectsOf } from "./objects-page.js";

/** One method's page: what it does, its parameters, result, notifications, examples, errors, and how the service treats it. */
export function emitMethodPage(document: OpenRpcDocument, method: Method): string {
  const parts = [
    `# ${method.name}`,
    method.summary,
    describeDeprecation(method),
    method.description,
    describeParams(document, method),
    describeResult(document, resolve(document, method.result)),
    describeNotifications(document, method),
    method.examples.length > 0 ? "## Examples" : "",
    ...method.examples.map((example) => describeExample(document, method, resolve(document, example))),
    describeErrors(document, method),
    hasPolicies(document) ? describePolicy(document, method) : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function describeDeprecation({ deprecated, "x-deprecated-since": since }: Method): string {
  if (!deprecated) return "";
  return `**Deprecated${since === undefined ? "" : ` since ${since}`}:** this method may be removed in a later version.`;
}

function describeParams(document: OpenRpcDocument, method: Method): string {
  if (method.params.length === 0) return "## Parameters\n\nNone.";
  const params = method.params.map((entry) => resolve(document, entry));
  const rows = params.map((param, index) => {
    const { default: value } = param.schema;
    const fallback = value === undefined ? "" : code(JSON.stringify(value));
    const need = param.required ? "yes" : `no${fallback === "" ? "" : `, default ${fallback}`}`;
    return [
      String(index + 1),
      code(param.name),
      describeType(param.schema),
      need,
      param.description ?? param.summary ?? "",
    ];
  });
  const members = params.flatMap((param) => describeObjects(document, param));
  return ["## Parameters", table(["#", "Name", "Type", "Required", "Description"], rows), ...members].join("\n\n");
}

function describeResult(document: OpenRpcDocument, result: ContentDescriptor): string {
  const text = result.description ?? result.summary ?? "";
  return [
    "## Result",
    `${describeType(result.schema)}${text === "" ? "" : `. ${text}`}`,
    ...describeObjects(document, result),
  ].join("\n\n");
}

/** The members of the objects that a param or result may be, or be a list of. */
function describeObjects(document: OpenRpcDocument, { schema }: ContentDescriptor): string[] {
  return objectsOf(document, schema).map((name) => `### Members of ${name}\n\n${describeMembers(document, name)}`);
}

function describeExample(document: OpenRpcDocument, method: Method, example: ExamplePairing): string {
  const values = example.params.map((param) => resolve(document, param));
  const params =
    method.paramStructure === "by-name"
      ? Object.fromEntries(values.map((value) => [value.name, value.value]))
      : values.map(({ value }) => value);
  const { name } = method;
  const request =
    transportOf(method) === "http"
      ? fence("sh", printCurl({ endpoint: endpointOf(document), method: name, params }))
      : fence("json", JSON.stringify({ jsonrpc: "2.0", id: 1, method: name, params }, null, 2));
  const response = JSON.stringify({ jsonrpc: "2.0", id: 1, result: resolve(document, example.result).value }, null, 2);
  const text = example.description ?? example.summary;
  return [`### ${example.name}`, ...(text === undefined ? [] : [text]), request, fence("json", response)].join("\n\n");
}

/** A method's own errors first, then those of every method. */
function describeErrors(document: OpenRpcDocument, method: Method): string {
  const common = commonErrors(document);
  const own = errorNames(method).filter((name) => !common.includes(name));
  if (own.length + common.length === 0) return "";
  const details = `What each error means for a program, and the members of its \`data\`: ${linkToPage("errors", "errors")}.`;
  return ["## Errors", describeErrorTable(document, [...own, ...common]), details].join("\n\n");
}
