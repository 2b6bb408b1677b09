import type { Method, OpenRpcDocument, Schema } from "../../openrpc-document.js";
import { resolve } from "../../resolve-reference.js";
import { code, describeType, fence } from "../markdown.js";
import { describeMembers, objectsOf } from "./objects-page.js";

/** The message of each event of a subscription, as Ethereum's publish-subscribe API has it; `""` for methods without events. */
export function describeNotifications(document: OpenRpcDocument, method: Method): string {
  const payloads = Object.entries(method["x-notifications"] ?? {});
  if (payloads.length === 0) return "";
  const subscription = method.examples[0] && resolve(document, resolve(document, method.examples[0]).result).value;
  return [
    "## Notifications",
    "Each event is a message of its own, without an `id`. Its `params.subscription` is the ID that the method returned; its `params.result` has this type:",
    ...payloads.map(([kind, schema]) => describePayload(document, kind, { schema, subscription })),
  ].join("\n\n");
}

interface Payload {
  readonly schema: Schema;
  readonly subscription: unknown;
}

function describePayload(document: OpenRpcDocument, kind: string, { schema, subscription }: Payload): string {
  const { examples: [result] = [], description } = resolve<Schema>(document, schema);
  const message = { jsonrpc: "2.0", method: "eth_subscription", params: { subscription, result } };
  const members = objectsOf(document, schema).map((name) => describeMembers(document, name));
  return [
    `### Notifications of ${kind}`,
    `${code(kind)}: ${describeType(schema)}${description === undefined ? "" : `. ${description}`}`,
    ...members,
    ...(result === undefined ? [] : [fence("json", JSON.stringify(message, null, 2))]),
  ].join("\n\n");
}
