import type { ParamEntry } from "../../../generated/methods.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Method, Stage } from "../call.js";
import { describeProblem } from "../describe-problem.js";
import { dropNulls, normaliseValue } from "../normalise-value.js";

/** Refuses params that are not what the document says, and hands on the others in their one normal form, defaults filled in. */
export const validateParams: Stage = (next) => (call) => {
  const params = readParams(call.method, call.params);
  if (params instanceof RpcError) return params;
  call.params = params;
  return next(call);
};

/**
 * The params of a call in their one normal form: checked against the document, hex in lower case, quantities without leading
 * zeros, `null` for what is optional taken as absent, the specification's defaults filled in. Throws InvalidParams.
 */
export function normaliseParams(method: Method, given: readonly unknown[]): unknown[] {
  const params = readParams(method, given);
  if (params instanceof RpcError) throw params;
  return params;
}

function readParams(method: Method, given: readonly unknown[]): unknown[] | RpcError {
  const { params } = method;
  if (given.length > params.length) return tooMany(method);
  const values = given.map((value, index) => prepare(params[index] as ParamEntry, value));
  while (values.length > 0 && values.at(-1) === undefined && !params[values.length - 1]?.required) values.pop();
  const complete = values.includes(undefined) ? fillGaps(params, values) : values;
  if (!method.validateParams(complete)) return describeProblem(method, complete);
  const normal = complete.map((value, index) => normaliseValue((params[index] as ParamEntry).shape, value));
  for (const { default: value } of params.slice(normal.length)) {
    if (value === undefined) break;
    normal.push(value);
  }
  return normal;
}

/** Takes `null` for an optional param, or an optional member of an object, as absent. */
function prepare(param: ParamEntry, value: unknown): unknown {
  if (value === null && !param.required) return undefined;
  return dropNulls(param.shape, value);
}

/** An absent optional param before a given one gets its default. */
function fillGaps(params: readonly ParamEntry[], values: readonly unknown[]): unknown[] {
  return values.map((value, index) => (value === undefined ? params[index]?.default : value));
}

function tooMany(method: Method): RpcError {
  const { length } = method.params;
  const most = length === 0 ? "no params" : `at most ${length} param${length === 1 ? "" : "s"}`;
  return new RpcError("InvalidParams", `too many params: ${method.name} takes ${most}`, { data: { expected: length } });
}
