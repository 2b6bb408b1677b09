import type { MethodName } from "../../generated/methods.js";
import type { RawJson } from "../json/raw-json.js";
import type { HandlerContext } from "./handler.js";

/** The handler of a method for which the node's result is what the specification wants: its bytes are passed on unread. */
export function forward(method: MethodName) {
  return (params: readonly unknown[], context: HandlerContext): RawJson | Promise<RawJson> =>
    readNode(method, params, context);
}

/** The node's result, synchronously if it is cached: then the context's signal, which is created on demand, is not needed. */
export function readNode(
  method: MethodName,
  params: readonly unknown[],
  context: HandlerContext,
): RawJson | Promise<RawJson> {
  const { node } = context;
  return node.known?.(method, params) ?? node.call(method, params, context.signal);
}
