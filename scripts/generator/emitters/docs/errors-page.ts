import type { Method, OpenRpcDocument } from "../../openrpc-document.js";
import { componentName, isReference } from "../../resolve-reference.js";
import { code, describeType, linkToPage, table } from "../markdown.js";

/** The page of all errors: those of every method, then the others. */
export function emitErrorsPage(document: OpenRpcDocument): string {
  const common = commonErrors(document);
  const names = Object.keys(document.components.errors);
  const others = names.filter((name) => !common.includes(name));
  return [
    "# Errors",
    "An error response has `error` with `code` and `message`, and sometimes `data`. The HTTP status applies where the error is the whole response; inside a batch it is 200.",
    "## All errors",
    describeErrorTable(document, names),
    ...describeErrors(document, "## Errors of every method", common),
    ...describeErrors(document, "## Other errors", others),
  ].join("\n\n");
}

/** A table of the errors with these names, in their order. */
export function describeErrorTable(document: OpenRpcDocument, names: string[]): string {
  const rows = names.map((name) => {
    const number = document.components.errors[name]?.code;
    return [code(String(number)), linkToPage(`errors#${name}`, name), meaningOf(document, name)];
  });
  return table(["Code", "Error", "Meaning"], rows);
}

function describeErrors(document: OpenRpcDocument, heading: string, names: string[]): string[] {
  return names.length === 0 ? [] : [heading, ...names.map((name) => describeError(document, name))];
}

function describeError(document: OpenRpcDocument, name: string): string {
  const { code: number, message } = document.components.errors[name] ?? { code: 0, message: "" };
  const retry = document["x-error-retry-values"]?.[document["x-error-retry"]?.[name] ?? "never"];
  const data = document["x-error-data"]?.[name];
  const facts = [
    `Code: ${code(String(number))}`,
    `Message: “${message}”, or one that says more`,
    `HTTP status: ${document["x-error-status"][name] ?? 200}`,
    ...(retry === undefined ? [] : [`Retry: ${retry}`]),
    ...(data ? [`${code("data")}: ${describeType(data.schema)}${data.required ? "" : ", optional"}`] : []),
  ];
  const parts = [`### ${name}`, meaningOf(document, name), facts.map((fact) => `- ${fact}`).join("\n")];
  return parts.filter((part) => part !== "").join("\n\n");
}

function meaningOf(document: OpenRpcDocument, name: string): string {
  return document["x-error-descriptions"]?.[name] ?? "";
}

/** The errors that every method may return. */
export function commonErrors({ methods }: OpenRpcDocument): string[] {
  const [first] = methods;
  return first ? errorNames(first).filter((name) => methods.every((method) => errorNames(method).includes(name))) : [];
}

/** The names of the errors that a method declares. */
export function errorNames(method: Method): string[] {
  return (method.errors ?? []).filter(isReference).map(({ $ref }) => componentName($ref));
}
