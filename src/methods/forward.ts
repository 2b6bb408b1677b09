import type { MethodName } from "../../generated/methods.js";
import type { RawJson } from "../rpc/raw-json.js";
import type { HandlerContext } from "./handler.js";

/** The handler of a method that the node answers as the specification wants it: the result's bytes go through unread. */
export function forward(method: MethodName) {
  return (params: readonly unknown[], context: HandlerContext): RawJson | Promise<RawJson> =>
    readNode(method, params, context);
}

/** The node's answer, at once where it is at hand: then the context's signal, which is made on demand, need not be. */
export function readNode(
  method: MethodName,
  params: readonly unknown[],
  context: HandlerContext,
): RawJson | Promise<RawJson> {
  const { node } = context;
  return node.known?.(method, params) ?? node.call(method, params, context.signal);
}
