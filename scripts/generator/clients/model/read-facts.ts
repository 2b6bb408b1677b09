import type { ErrorDeclaration, Method, OpenRpcDocument } from "../../openrpc-document.js";
import { resolve } from "../../resolve-reference.js";
import type { Facts } from "./client-model.js";

/** How much longer than the service's own deadline a client waits, so that the service's error arrives. */
const graceMs = 5_000;

/** A method that says nothing about it is never sent twice. */
function isIdempotent({ "x-policy": policy }: Partial<Method>): boolean {
  return policy?.idempotent ?? false;
}

/** What sending calls depends on, with defaults for what a document does not say. */
export function readFacts(document: OpenRpcDocument): Facts {
  const limits = document["x-limits"] ?? {};
  const errors = Object.entries(document.components.errors);
  const retry = Object.entries(document["x-error-retry"] ?? {}).filter(([, value]) => value !== "never");
  const byName = document.methods.filter(({ paramStructure }) => paramStructure === "by-name");
  return {
    errorNames: namesByCode(errors),
    retry: Object.fromEntries(retry),
    byName: Object.fromEntries(byName.map((method) => [method.name, paramNamesOf(document, method)])),
    notIdempotent: document.methods.filter((method) => !isIdempotent(method)).map(({ name }) => name),
    maxBatchLength: limits["maxBatchLength"] ?? 100,
    maxBodyBytes: limits["maxBodyBytes"] ?? 1_048_576,
    timeoutMs: (limits["callTimeoutMs"] ?? 30_000) + graceMs,
  };
}

function paramNamesOf(document: OpenRpcDocument, { params }: Method): string[] {
  return params.map((param) => resolve(document, param).name);
}

/** Of several errors with one code the first. */
function namesByCode(errors: readonly [string, ErrorDeclaration][]): Record<number, string> {
  const names: Record<number, string> = {};
  for (const [name, { code }] of errors) names[code] ??= name;
  return names;
}
