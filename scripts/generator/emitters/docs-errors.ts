import type { Method, OpenRpcDocument } from "../openrpc-document.js";
import { componentName, isReference } from "../resolve-reference.js";
import { code, describeType, table } from "./markdown.js";

/** The reference's section on errors: those of every call, then the others. */
export function describeErrors(document: OpenRpcDocument): string {
  const common = commonErrors(document);
  const others = Object.keys(document.components.errors).filter((name) => !common.includes(name));
  return [
    "## Errors",
    "The HTTP status counts where the error is the whole answer; inside a batch it is 200.",
    "**Errors of every call**",
    describeErrorTable(document, common),
    "**Errors of some calls, and of what is no call at all**",
    describeErrorTable(document, others),
  ].join("\n\n");
}

/** A table of the errors with these names. */
export function describeErrorTable(document: OpenRpcDocument, names: string[]): string {
  const rows = Object.entries(document.components.errors).filter(([name]) => names.includes(name));
  const columns = ["Code", "Name", "Message", "HTTP status", "Retry", "When", "`data`"];
  const cells = rows.map(([name, { code: number, message }]) => {
    const status = String(document["x-error-status"][name] ?? "");
    const retry = document["x-error-retry-values"]?.[document["x-error-retry"]?.[name] ?? "never"] ?? "";
    const data = document["x-error-data"]?.[name];
    const type = data ? `${describeType(data.schema)}${data.required ? "" : ", optional"}` : "";
    return [code(String(number)), name, message, status, retry, document["x-error-descriptions"]?.[name] ?? "", type];
  });
  return table(columns, cells);
}

/** The errors that every method may answer with. */
export function commonErrors({ methods }: OpenRpcDocument): string[] {
  const [first] = methods;
  return first ? errorNames(first).filter((name) => methods.every((method) => errorNames(method).includes(name))) : [];
}

/** The names of the errors that a method declares. */
export function errorNames(method: Method): string[] {
  return (method.errors ?? []).filter(isReference).map(({ $ref }) => componentName($ref));
}
