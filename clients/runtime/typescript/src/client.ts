import { RpcError } from "./errors.js";
import { readQuantities, type Shapes } from "./quantities.js";
import { type CallOptions, createRequester, type Facts, type Outcome, type RequesterOptions } from "./requester.js";

/** What every client has besides its methods. */
export interface BaseClient {
  request(method: string, params: readonly unknown[], options?: CallOptions): Promise<unknown>;
  batch(calls: readonly (readonly [method: string, ...params: unknown[]])[], options?: CallOptions): Promise<Outcome[]>;
  with(options: CallOptions): BaseClient;
}

/** What a client is made of, besides the runtime. */
export interface ClientParts {
  readonly facts: Facts;
  readonly methods: readonly string[];
  readonly shapes: Shapes;
}

/** A client with a function for each method. */
export function createBaseClient(
  endpoint: string | URL,
  { facts, methods, shapes }: ClientParts,
  options: RequesterOptions = {},
): BaseClient {
  const requester = createRequester(endpoint, facts, options);
  const build = (own: CallOptions): BaseClient => {
    const batch: BaseClient["batch"] = async (calls, extra) => {
      const sent = calls.map(([method, ...params]) => ({ method, params }));
      const outcomes = await requester.send(sent, { ...own, ...extra });
      return outcomes.map((outcome, index) => readOutcome(outcome, calls[index]?.[0] ?? "", shapes));
    };
    const request: BaseClient["request"] = async (method, params, extra) => {
      const [outcome] = await batch([[method, ...params]], extra);
      if (outcome?.error) throw outcome.error;
      return outcome?.result;
    };
    const functions = methods.map((method) => [method, (...params: unknown[]) => request(method, params)]);
    return {
      ...(Object.fromEntries(functions) as object),
      request,
      batch,
      with: (extra) => build({ ...own, ...extra }),
    };
  };
  return build({});
}

function readOutcome({ result, error }: Outcome, method: string, { named, results, errors }: Shapes): Outcome {
  if (!error) return { result: readQuantities(result, results[method], named) };
  if (!(error instanceof RpcError)) return { error };
  const data = readQuantities(error.data, errors[error.name], named);
  return { error: Object.assign(error, { data }) };
}
