import type { CallObject, EstimateObject } from "../../generated/types.js";
import { RpcError } from "../rpc/rpc-error.js";

/** A call object as nodes take it: `data`, never `input`. */
export type NodeCallObject = Omit<EstimateObject, "input">;

/** The name that newer libraries give to `data` is taken as `data`. Throws InvalidParams when both are there and differ. */
export function toNodeCall({ input, ...call }: CallObject | EstimateObject): NodeCallObject {
  if (input === undefined) return call;
  if (call.data !== undefined && call.data !== input)
    throw new RpcError("InvalidParams", "call.data and call.input must be the same when both are given", {
      data: { param: "call.input" },
    });
  return { ...call, data: input };
}
