import type { OpenRpcDocument } from "../openrpc-document.js";
import { compareNames, findRepeated, type Problem, type Rule, step } from "./problem.js";

// JSON-RPC 2.0, section 5.1: these codes have these meanings; -32000 to -32099 are a server's own; the rest from -32768 on is reserved.
const predefined: Record<string, number> = {
  ParseError: -32700,
  InvalidRequest: -32600,
  MethodNotFound: -32601,
  InvalidParams: -32602,
  InternalError: -32603,
};

/** Errors whose codes clash, with each other or with JSON-RPC. */
export const checkErrors: Rule = (document) => {
  const errors = Object.entries(document.components.errors);
  const codes = errors.map(([name, { code }]) => ({
    pointer: `/components/errors${step(name)}/code`,
    key: String(code),
    message: `another error has the code ${code}`,
  }));
  return [...findRepeated(codes), ...errors.flatMap(([name, { code }]) => checkCode(name, code))];
};

/** Tables about errors that miss one or know too many. */
export const checkErrorTables: Rule = (document) => {
  const names = Object.keys(document.components.errors);
  const descriptions = document["x-error-descriptions"];
  return [
    ...compareNames(names, document["x-error-status"], "/x-error-status"),
    ...checkStatuses(document),
    ...(descriptions ? compareNames(names, descriptions, "/x-error-descriptions") : []),
    ...checkRetry(document, names),
    ...Object.keys(document["x-error-data"] ?? {}).flatMap((name) => checkData(name, names)),
  ];
};

function checkCode(name: string, code: number): Problem[] {
  const pointer = `/components/errors${step(name)}/code`;
  const own = predefined[name];
  if (own !== undefined) return own === code ? [] : [{ pointer, message: `JSON-RPC gives ${name} the code ${own}` }];
  const isReserved = code >= -32_768 && code < -32_099;
  return isReserved ? [{ pointer, message: `JSON-RPC keeps the code ${code} to itself` }] : [];
}

function checkRetry(document: OpenRpcDocument, names: string[]): Problem[] {
  const { "x-error-retry": retry, "x-error-retry-values": values } = document;
  if (retry === undefined) return [];
  const known = Object.keys(values ?? {});
  const unknown = Object.entries(retry).filter(([, value]) => !known.includes(value));
  return [
    ...compareNames(names, retry, "/x-error-retry"),
    ...unknown.map(([name]) => ({
      pointer: `/x-error-retry${step(name)}`,
      message: `is one of ${known.join(", ")}`,
    })),
  ];
}

function checkData(name: string, names: string[]): Problem[] {
  return names.includes(name)
    ? []
    : [{ pointer: `/x-error-data${step(name)}`, message: "there is no such name in the document" }];
}

function checkStatuses(document: OpenRpcDocument): Problem[] {
  const statuses = Object.entries(document["x-error-status"]);
  const wrong = statuses.filter(([, status]) => !Number.isInteger(status) || status < 200 || status > 599);
  return wrong.map(([name]) => ({ pointer: `/x-error-status${step(name)}`, message: "is not an HTTP status" }));
}
