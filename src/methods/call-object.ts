import type { CallObject } from "../../generated/types.js";
import { RpcError } from "../rpc/rpc-error.js";

/** A call object as nodes take it: `data`, never `input`. */
export type NodeCallObject = Omit<CallObject, "input">;

/**
 * The name that newer libraries give to `data` is taken as `data`. Throws InvalidParams when both are there and differ, and when
 * nothing is called: without `to` there has to be init code.
 */
export function toNodeCall({ input, ...call }: CallObject): NodeCallObject {
  if (call.data !== undefined && input !== undefined && call.data !== input)
    throw invalid("input", "call.data and call.input must be the same when both are given");
  const data = call.data ?? input;
  if (call.to === undefined && data === undefined)
    throw invalid("to", "call.to is required unless data creates a contract");
  return data === undefined ? call : { ...call, data };
}

function invalid(member: string, detail: string): RpcError {
  return new RpcError("InvalidParams", detail, { data: { param: `call.${member}` } });
}
