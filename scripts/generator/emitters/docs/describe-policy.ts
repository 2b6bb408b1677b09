import { describeLimit } from "../../limit-texts.js";
import type { Method, OpenRpcDocument } from "../../openrpc-document.js";
import { componentName, resolve } from "../../resolve-reference.js";
import { code } from "../markdown.js";

const results = {
  null: "the result is `null`",
  "[]": "the result is `[]`",
  refusal: "the call fails with InvalidParams",
} as const;

/** How the service treats a method's calls: the blocks that it takes, limits, caching, retries. */
export function describePolicy(document: OpenRpcDocument, method: Method): string {
  const lines = [...describeBlock(document, method), ...describeLimits(document), ...describeValues(document, method)];
  return `## Blocks, limits and caching\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

function describeBlock(document: OpenRpcDocument, { params, "x-policy": { block } }: Method): string[] {
  if (!block) return [];
  const { schema } = params.map((param) => resolve(document, param)).find(({ name }) => name === block.param) ?? {};
  const expected = schema?.$ref === undefined ? undefined : document["x-forms"]?.[componentName(schema.$ref)]?.expected;
  const missing = `If the block does not exist, ${results[block.unknown]}.`;
  // The members of a filter name blocks, each in its own way.
  return expected === undefined || block.form === "filter"
    ? [missing]
    : [`${code(block.param)} must be ${expected}.`, missing];
}

/** Those of every call, where the document has them. */
function describeLimits({ "x-limits": limits = {} }: OpenRpcDocument): string[] {
  const names = ["requestsPerDay", "maxResponseBytes", "callTimeoutMs"];
  if (!names.every((name) => Object.hasOwn(limits, name))) return [];
  const [perDay, size, time] = names.map((name) => describeLimit(name, limits[name] as number));
  return [
    `By default, each call counts as one of ${perDay} requests a day, may take up to ${time}, and may return up to ${size}.`,
  ];
}

/** What only the service's own code asks about has no words in the document. */
function describeValues(document: OpenRpcDocument, { "x-policy": policy }: Method): string[] {
  const texts = document["x-policy-values"] ?? {};
  return Object.entries(policy).flatMap(([name, value]) => texts[name]?.[String(value)] ?? []);
}
