import type { MethodName } from "../../generated/methods.js";
import type { RawJson } from "../rpc/raw-json.js";
import type { HandlerContext } from "./handler.js";

/** The handler of a method that the node answers as the specification wants it: the result's bytes go through unread. */
export function forward(method: MethodName) {
  return (params: readonly unknown[], { node, signal }: HandlerContext): Promise<RawJson> =>
    node.call(method, params, signal);
}
