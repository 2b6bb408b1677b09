import type { OpenRpcDocument } from "../generator/openrpc-document.js";

/** The methods whose `x-limits` lists a limit. */
export function limitMethodsOf({ methods }: OpenRpcDocument): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const method of methods)
    for (const limit of method["x-limits"] ?? []) found.set(limit, [...(found.get(limit) ?? []), method.name]);
  return found;
}
