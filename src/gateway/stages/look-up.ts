import { absentMethods } from "../../../generated/absent-methods.js";
import { type MethodEntry, type MethodName, methods } from "../../../generated/methods.js";
import type { NetworkName } from "../../config/network-table.js";
import { isInvalid } from "../../rpc/request.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Call, Method, Stage } from "../call.js";
import type { ServedDocument } from "../served-document.js";

/** The method that OpenRPC adds to those of every document. */
export const discover: Method = {
  name: "rpc.discover",
  params: [],
  policy: { contracts: [] },
  errors: new Set(),
  validateParams: () => true,
  validateResult: () => true,
};

/** Methods by all of their names. */
const tableOf = (entries: readonly MethodEntry[]): ReadonlyMap<string, Method> =>
  new Map<string, Method>([
    [discover.name, discover],
    ...entries.flatMap((method) => [method.name, ...(method.aliases ?? [])].map((name) => [name, method] as const)),
  ]);

const everyMethod = tableOf(Object.values(methods));

/** The method of that name, served or not; undefined where there is none. */
export function findMethod(name: string): Method | undefined {
  return everyMethod.get(name);
}

/**
 * Finds the method that a request is for. Refuses malformed requests, and methods that do not exist or are switched off.
 * `program` is the command that runs rootgate on the caller's machine.
 */
export function lookUp(document: Pick<ServedDocument, "partsOf" | "isControlled">, program = "rootgate"): Stage {
  const tables = new Map<NetworkName, ReadonlyMap<string, Method>>();
  const tableFor = (network: NetworkName): ReadonlyMap<string, Method> => {
    const parts = document.partsOf(network);
    const table = tableOf(Object.values(methods).filter(({ policy }) => parts.includes(policy.part)));
    tables.set(network, table);
    return table;
  };
  return (next) => (call) => {
    const { request } = call;
    if (isInvalid(request)) return request.error;
    const { network } = call.caller;
    const method = (tables.get(network) ?? tableFor(network)).get(request.method);
    if (!method) return methodNotFound(request.method, { program, isControlled: document.isControlled(network) });
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

interface Place {
  readonly program: string;
  readonly isControlled: boolean;
}

function methodNotFound(name: string, { program, isControlled }: Place): RpcError {
  const shortName = name.length > 64 ? `${name.slice(0, 64)}…` : name;
  const problem = `the method ${shortName} does not exist`;
  const family = `${name.slice(0, name.indexOf("_") + 1)}*`;
  const instead = (isControlled && ofDevchain.get(family)) || (alternatives.get(name) ?? alternatives.get(family));
  if (instead !== undefined)
    return new RpcError("MethodNotFound", `${problem}: ${instead.replace(/\brootgate(?= )/, program)}`);
  return Object.hasOwn(methods, name)
    ? switchedOff(methods[name as MethodName])
    : new RpcError("MethodNotFound", problem);
}

function switchedOff({ name, policy }: MethodEntry): RpcError {
  const reason = `METHODS of this service does not include ${policy.part}`;
  return new RpcError("MethodNotFound", `the method ${name} is switched off: ${reason}`);
}

/** Alternatives to well-known methods that do not exist here, by name or prefix. */
const alternatives = new Map(Object.entries(absentMethods));

/** What a devchain has of each family of development methods. */
const ofDevchain = new Map(
  ["evm_", "hardhat_", "anvil_"].map((prefix) => {
    const names = [...everyMethod].filter(([name]) => name.startsWith(prefix)).map(([name]) => name);
    return [`${prefix}*`, `of these, the devchain has ${names.join(", ")}`];
  }),
);
