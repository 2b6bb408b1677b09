import { absentMethods } from "../../../generated/absent-methods.js";
import { type MethodEntry, type MethodName, methods } from "../../../generated/methods.js";
import type { Part } from "../../../generated/parts.js";
import { isInvalid } from "../../rpc/request.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Call, Method, Stage } from "../call.js";

/** The method that OpenRPC adds to those of every document. */
export const discover: Method = {
  name: "rpc.discover",
  params: [],
  policy: { contracts: [] },
  errors: new Set(),
  validateParams: () => true,
  validateResult: () => true,
};

const tableOf = (entries: readonly MethodEntry[]): ReadonlyMap<string, Method> =>
  new Map([...entries, discover].map((method) => [method.name, method]));

const everyMethod = tableOf(Object.values(methods));

/** The method of that name, served or not; undefined where there is none. */
export function findMethod(name: string): Method | undefined {
  return everyMethod.get(name);
}

/**
 * Finds the method that a request is for. Refuses malformed requests, and methods that do not exist or are switched off.
 * `program` is the command that runs rootgate on the caller's machine.
 */
export function lookUp(parts: readonly Part[], program = "rootgate"): Stage {
  const table = tableOf(Object.values(methods).filter(({ policy }) => parts.includes(policy.part)));
  return (next) => (call) => {
    const { request } = call;
    if (isInvalid(request)) return request.error;
    const method = table.get(request.method);
    if (!method) return methodNotFound(request.method, program);
    const params = method === discover ? withoutNames(request.params) : request.params;
    if (!Array.isArray(params)) return new RpcError("InvalidParams", "params must be an array");
    call.method = method;
    call.params = params;
    warnOfDeprecation(call);
    return next(call);
  };
}

/** The tools of OpenRPC send params by name to its own method, which has none. */
function withoutNames(params: unknown): unknown {
  return typeof params === "object" && params !== null && Object.keys(params).length === 0 ? [] : params;
}

/** Says in a header of the response that a method is deprecated, and since when (RFC 9745). */
export function warnOfDeprecation({ method, exchange }: Call): void {
  if (method.deprecation !== undefined) exchange.setHeader("deprecation", method.deprecation);
}

function methodNotFound(name: string, program: string): RpcError {
  if (Object.hasOwn(methods, name)) return switchedOff(methods[name as MethodName]);
  const shortName = name.length > 64 ? `${name.slice(0, 64)}…` : name;
  const problem = `the method ${shortName} does not exist`;
  const instead = alternatives.get(name) ?? alternatives.get(`${name.slice(0, name.indexOf("_") + 1)}*`);
  return new RpcError(
    "MethodNotFound",
    instead === undefined ? problem : `${problem}: ${instead.replace(/\brootgate(?= )/, program)}`,
  );
}

function switchedOff({ name, policy }: MethodEntry): RpcError {
  const reason = `METHODS of this service does not include ${policy.part}`;
  return new RpcError("MethodNotFound", `the method ${name} is switched off: ${reason}`);
}

/** Alternatives to well-known methods that do not exist here, by name or prefix. */
const alternatives = new Map(Object.entries(absentMethods));
