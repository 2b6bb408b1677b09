import { type CallOptions, createRequester, type Facts, type Outcome, type RequesterOptions } from "./requester.js";

/** What every client has besides its methods. */
export interface BaseClient {
  request(method: string, params: readonly unknown[], options?: CallOptions): Promise<unknown>;
  batch(calls: readonly (readonly [method: string, ...params: unknown[]])[], options?: CallOptions): Promise<Outcome[]>;
  with(options: CallOptions): BaseClient;
}

/** A client with a function for each method. */
export function createBaseClient(
  endpoint: string | URL,
  { facts, methods }: { facts: Facts; methods: readonly string[] },
  options: RequesterOptions = {},
): BaseClient {
  const requester = createRequester(endpoint, facts, options);
  const build = (own: CallOptions): BaseClient => {
    const request: BaseClient["request"] = (method, params, extra) =>
      requester.request({ method, params }, { ...own, ...extra });
    const functions = methods.map((method) => [method, (...params: unknown[]) => request(method, params)]);
    return {
      ...(Object.fromEntries(functions) as object),
      request,
      batch: (calls, extra) =>
        requester.send(
          calls.map(([method, ...params]) => ({ method, params })),
          { ...own, ...extra },
        ),
      with: (extra) => build({ ...own, ...extra }),
    };
  };
  return build({});
}
