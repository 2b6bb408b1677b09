import { table } from "../emitters/markdown.js";
import type { OpenRpcDocument } from "../openrpc-document.js";

/** Which failed calls a client sends again, for its README. */
export function describeRetries(document: OpenRpcDocument): string {
  const retried = Object.entries(document["x-error-retry"] ?? {}).filter(([, value]) => value !== "never");
  const rows = retried.map(([name, value]) => [`\`${name}\``, document["x-error-retry-values"]?.[value] ?? value]);
  return `The client retries, with growing delays, where that may help and cannot do a thing twice:\n\n${table(
    ["Failure", "Retried"],
    [
      ...rows,
      ["no connection, HTTP 408, 425, 429, 500, 502, 503, 504", document["x-error-retry-values"]?.idempotent ?? ""],
    ],
  )}`;
}
