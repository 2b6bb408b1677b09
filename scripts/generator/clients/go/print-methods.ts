import type { ClientModel, ModelMethod, Notification, Param, Type } from "../model/client-model.js";
import { goComment } from "./go-comment.js";
import { exportedName, functionName, paramName } from "./go-names.js";
import type { GoTypes } from "./go-types.js";
import { decoderOf } from "./print-unions.js";

/** methods.go: a function for each method, of the client and of batches. */
export function printMethods({ methods }: ClientModel, types: GoTypes): string {
  return methods
    .filter(({ transport }) => transport === "http")
    .map((method) => printMethod(method, types))
    .join("\n");
}

/** subscriptions.go: a function for each kind of event. */
export function printSubscriptions({ methods, notifications }: ClientModel, types: GoTypes): string {
  return notifications.map((one) => printSubscription(one, methods, types)).join("\n");
}

function printMethod(method: ModelMethod, types: GoTypes): string {
  const name = functionName(method.codeName);
  const request = `${name.charAt(0).toLowerCase()}${name.slice(1)}Request`;
  const params = method.params.map((param) => `${paramName(param.codeName)} ${typeOf(param, types)}`).join(", ");
  const names = method.params.map(({ codeName }) => paramName(codeName)).join(", ");
  const values = method.params.map((param) => types.convert(param.type, paramName(param.codeName), "wire")).join(", ");
  const result = types.of(method.result);
  const deprecated = method.isDeprecated ? "\n\nDeprecated: see the description." : "";
  const gap = /^\s*```/.test(method.description) ? "\n\n" : " ";
  const text = `calls ${method.name}.${gap}${method.description}${describeParams(method.params)}${deprecated}`;
  return `${goComment(`${name} ${text}`)}func (c *Client) ${name}(ctx context.Context${params && `, ${params}`}) (${result}, error) {
\treturn send(ctx, c, ${request}(${names}))
}

// ${name} adds a call of ${method.name} to the batch.
func (b *Batch) ${name}(${params}) *Result[${result}] {
\treturn add(b, ${request}(${names}))
}

func ${request}(${params}) request[${result}] {
\treturn request[${result}]{${JSON.stringify(method.name)}, ${values === "" ? "nil" : `[]any{${values}}`}, ${decoderOf(method.result, types)}}
}
`;
}

function printSubscription(
  { kind, method, type }: Notification,
  methods: readonly ModelMethod[],
  types: GoTypes,
): string {
  const name = `Subscribe${exportedName(kind)}`;
  const [, filter] = methods.find((one) => one.name === method)?.params ?? [];
  const event = types.of(type);
  const comment = `${name} subscribes to events of the kind ${kind}, over a WebSocket connection of its own, until the context ends or Close is called. Whenever the connection breaks, it connects again; newHeads and logs resume without a gap. It returns an error when the subscription can't begin. The filter may be nil.`;
  return `${goComment(comment)}func (c *Client) ${name}(ctx context.Context, filter ${filter ? types.optional(filter.type) : "any"}) (*Subscription[${event}], error) {
\ts, err := newSubscriber(c, ${JSON.stringify(method)}, ${JSON.stringify(kind)}, filter)
\tif err != nil {
\t\treturn nil, err
\t}
\treturn subscribe(ctx, s, ${decoderOf(type, types)})
}
`;
}

function describeParams(params: readonly Param[]): string {
  if (params.length === 0) return "";
  const lines = params.map(({ codeName, description, required, type, default: value }) => {
    const absent = value === undefined ? "Optional: it may be nil." : `Optional: nil means ${JSON.stringify(value)}.`;
    const words = [description, required || isFlag(type, value) ? "" : absent].filter(Boolean).join(" ");
    return `- ${paramName(codeName)}${words === "" ? "" : `: ${words.replaceAll(/\s*\n\s*-?\s*/g, " ")}`}`;
  });
  return `\n\nThe params:\n\n${lines.join("\n")}`;
}

function typeOf({ type, required, default: value }: Param, types: GoTypes): string {
  return required || isFlag(type, value) ? types.of(type) : types.optional(type);
}

/** An optional param that Go's zero value is right for. */
function isFlag(type: Type, value: unknown): boolean {
  return type.kind === "boolean" && value === false;
}
