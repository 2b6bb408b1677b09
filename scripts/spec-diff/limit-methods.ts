import type { OpenRpcDocument } from "../generator/openrpc-document.js";

/** The names of the methods that each limit is for. */
export type LimitMethods = ReadonlyMap<string, readonly string[]>;

/** The methods that name a limit, as a placeholder, in a document that still has them. */
export function limitMethodsOf({ methods }: OpenRpcDocument): LimitMethods {
  const found = new Map<string, string[]>();
  for (const method of methods)
    for (const [, limit = ""] of JSON.stringify(method).matchAll(/\{\{limits\.(\w+)\}\}/g))
      found.set(limit, [...(found.get(limit) ?? []), method.name]);
  return found;
}
