import { compileTypes, type SchemaTypes } from "../../emitters/schema-types.js";
import type { Method, OpenRpcDocument, Schema } from "../../openrpc-document.js";
import { printComment } from "../../print-literal.js";
import { componentName } from "../../resolve-reference.js";
import { type ResultCase, resultCasesOf } from "../../result-cases.js";
import type { ClientModel } from "../model/client-model.js";
import { withBigints } from "./bigint-types.js";
import { printCaseParams, printMethods } from "./print-methods.js";

/** types.ts: the document's types, its methods and errors, and the client. */
export async function printTypes(document: OpenRpcDocument, { types }: ClientModel): Promise<string> {
  const sentOnly = new Set(types.filter(({ isReceived }) => !isReceived).map(({ name }) => name));
  const convert = (schema: Schema, isSent: boolean) =>
    withBigints(document, schema, isSent ? "sent" : "received") as Schema;
  const { declarations, typeOf } = await compileTypes(document, {
    ofPart: convert,
    ofComponent: (schema, name) => convert(schema, sentOnly.has(name)),
  });
  const cases = document.methods.flatMap((method) => resultCasesOf(document, method));
  const narrowed = new Map(cases.map((entry) => [entry.name, printNarrowed(entry)]));
  return `import type { CallOptions } from "./runtime/requester.js";
import type { ErrorOf, OutcomesOf, TypedClient } from "./runtime/typed.js";

${declarations}
${[...narrowed.values()].join("\n")}
/** The result of methods where a param decides about it. */
export interface RpcResultCases {
${document.methods.flatMap((method) => printMethodCases(document, method, typeOf)).join("")}}

/** What stands in \`data\` of each error, and its code. */
export interface RpcErrors {
${printErrors(document)}}

${printNotifications(document)}/** The name of a method. */
export type MethodName = keyof RpcMethods;

/** An error that the service returned. */
export type RpcError = ErrorOf<RpcErrors>;

/** The names of the service's errors. */
export type RpcErrorName = RpcError["name"];

/** The outcomes of the calls of a batch. */
export type Outcomes<Calls extends readonly unknown[]> = OutcomesOf<RpcMethods, RpcResultCases, RpcError, Calls>;

${printMethods(document, typeOf)}
/** A client of one endpoint. */
export interface Client extends Methods, TypedClient<RpcMethods, RpcResultCases, RpcError> {
  /** The same client with other call options, such as \`{ signal }\`. */
  with(options: CallOptions): Client;
}
`;
}

/** The result's type in one case, as the generated types name it. */
export function resultOfCase({ name, others }: ResultCase): string {
  return [name, ...others].join(" | ");
}

function printNarrowed({ param, value, name, base, member, memberType }: ResultCase): string {
  const comment = printComment(`${base} as it is when \`${param.name}\` is \`${value}\`.`);
  return `${comment}export interface ${name} extends Omit<${base}, "${member}"> {\n  ${member}: ${memberType};\n}\n`;
}

function printMethodCases(document: OpenRpcDocument, method: Method, typeOf: SchemaTypes["typeOf"]): string[] {
  const cases = resultCasesOf(document, method).map(
    (entry) =>
      `\n    | { params: readonly [${printCaseParams(document, method, { entry, typeOf })}]; result: ${resultOfCase(entry)} }`,
  );
  return cases.length === 0 ? [] : [`  ${method.name}:${cases.join("")};\n`];
}

/** Whether a method has subscriptions. */
export function hasNotifications(document: OpenRpcDocument): boolean {
  return document.methods.some((method) => method["x-notifications"]);
}

function printNotifications(document: OpenRpcDocument): string {
  const entries = document.methods.flatMap((method) => Object.entries(method["x-notifications"] ?? {}));
  if (entries.length === 0) return "";
  const lines = entries.map(([kind, { $ref }]) => `  ${kind}: ${componentName($ref)};\n`);
  return `/** The events of each kind of subscription. */\nexport interface RpcNotifications {\n${lines.join("")}}\n\n`;
}

function printErrors(document: OpenRpcDocument): string {
  const lines = Object.entries(document.components.errors).map(([name, { code }]) => {
    const data = document["x-error-data"]?.[name];
    const type = data ? `${componentName(data.schema.$ref)}${data.required ? "" : " | undefined"}` : "undefined";
    const description = document["x-error-descriptions"]?.[name];
    return `${description ? printComment(description, "  ") : ""}  ${name}: { code: ${code}; data: ${type} };\n`;
  });
  return lines.join("");
}
