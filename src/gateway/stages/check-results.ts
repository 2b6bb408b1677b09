import { isRawJson } from "../../json/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Call, Stage } from "../call.js";

/** Called with a result that does not fit its schema: the method, and the place in the result. */
export type ReportDrift = (drift: { readonly method: string; readonly at: string; readonly problem: string }) => void;

export interface ResultChecks {
  /** Which part of all results to check, 0 to 1: a check costs as much as parsing. */
  readonly ratio: number;
  readonly random: () => number;
  readonly reportDrift: ReportDrift;
}

/** Validates a sample of results against their schemas. The caller's result stays unchanged; streams are not validated. */
export const checkResults =
  ({ ratio, random, reportDrift }: ResultChecks): Stage =>
  (next) => {
    if (ratio === 0) return next;
    return async (call) => {
      const result = await next(call);
      if (!(result instanceof RpcError) && random() < ratio) check(call, result, reportDrift);
      return result;
    };
  };

function check({ method }: Call, result: unknown, reportDrift: ReportDrift): void {
  if (isRawJson(result) && !(result instanceof Uint8Array)) return;
  const value: unknown = result instanceof Uint8Array ? JSON.parse(Buffer.from(result).toString("utf8")) : result;
  const { name, validateResult } = method;
  if (validateResult(value)) return;
  const [error] = validateResult.errors ?? [];
  reportDrift({ method: name, at: error?.instancePath ?? "", problem: error?.message ?? "" });
}
