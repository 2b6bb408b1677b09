import { useMutation } from "@tanstack/react-query";
import type { MethodEntry } from "../../../generated/methods.js";
import { type CallMethod, findExample } from "./find-example.js";
import type { MethodFacts } from "./method-facts.js";
import { sendRequest } from "./send-request.js";

const timeoutMs = 15_000;

/** Looks for params that exist on the network of `endpoint`. */
export function useExample(facts: MethodFacts, method: MethodEntry, endpoint: string | undefined) {
  const search = useMutation({
    mutationFn: (url: string) => {
      const request = { names: method.params.map(({ name }) => name), example: facts.examples[0]?.params ?? [] };
      return findExample(request, callerOf(url));
    },
  });
  const isEmptyChain = search.data?.hasTransaction === false;
  return {
    isSearching: search.isPending,
    hasFailed: search.error !== null,
    remark:
      search.error?.message ??
      (isEmptyChain
        ? "The latest blocks have no transactions, so some values are the documentation's own."
        : undefined),
    find(onFound: (params: readonly unknown[]) => void): void {
      if (endpoint !== undefined) search.mutate(endpoint, { onSuccess: ({ params }) => onFound(params) });
    },
  };
}

function callerOf(endpoint: string): CallMethod {
  const signal = AbortSignal.timeout(timeoutMs);
  return async (method, params) => {
    const { result, error } = await sendRequest({ endpoint, method, params, signal });
    if (error) throw new Error(error.message);
    if (result === undefined || result === null) throw new Error(`${method} returned nothing`);
    return result;
  };
}
