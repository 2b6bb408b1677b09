import { Router } from "@open-rpc/server-js/build/router.js";
import { JsonStream } from "../json/raw-json.js";
import type { Outcome } from "./envelope.js";
import { RpcError } from "./rpc-error.js";

type RouterArguments = ConstructorParameters<typeof Router>;

/** The document as `@open-rpc/server-js` takes it. */
export type OpenRpcDocument = RouterArguments[0];

/** Methods by name, taking positional params; or that they shall be made from the document's examples. */
export type MethodMapping = RouterArguments[1];

/** What the router asks of a call. */
export interface RoutedCall {
  /** Its method, once it is known to exist. */
  readonly methodName: string;
  readonly params: readonly unknown[];
}

/**
 * Takes a call to its result, as a value, raw JSON bytes or a promise of either. When the call fails it throws, or returns an RpcError: a throw
 * through all stages costs a refusal as much as the rest of it.
 */
export type RunCall<Call> = (call: Call) => unknown;

export interface RouterParts<Call> {
  readonly document: OpenRpcDocument;
  readonly methods: MethodMapping;
  /** What every call passes; its last step is the method itself. */
  readonly pipeline: (callMethod: RunCall<Call>) => RunCall<Call>;
  /** The result of `rpc.discover`, made from the router's own. */
  readonly adaptDiscover?: (call: Call, discover: () => unknown) => unknown;
  /** What failed, as the caller gets it. */
  readonly adaptError: (error: unknown, call: Call) => RpcError;
}

/**
 * The router of `@open-rpc/server-js`: it holds the document and the methods, `rpc.discover` and mock mode are its own, and its
 * transports' `routerHandler` brings it every request. README.md lists what is overridden, and why.
 */
export class RpcRouter<Call extends RoutedCall> extends Router {
  readonly #run: RunCall<Call>;
  readonly #adaptError: RouterParts<Call>["adaptError"];

  constructor({ document, methods, pipeline, adaptDiscover, adaptError }: RouterParts<Call>) {
    super(document, methods);
    const mapping = this["methods"];
    // Private in TypeScript only: an update that renames them must not go unnoticed.
    const discover = mapping?.["rpc.discover"] as Method | undefined;
    if (!mapping || !discover)
      throw new Error("the Router of @open-rpc/server-js has no rpc.discover among its methods");
    if (adaptDiscover) mapping["rpc.discover"] = adapt(discover, adaptDiscover);
    this.#run = pipeline((call) => Reflect.apply(mapping[call.methodName] as Method, call, call.params));
    this.#adaptError = adaptError;
  }

  /** Every name: the pipeline looks methods up, after it has counted the request. */
  override isMethodImplemented(_methodName: string): boolean {
    return true;
  }

  /** Takes a call through the pipeline. Never rejects, and a streamed result fails with RpcErrors only. */
  override call(_methodName: string, [call]: readonly [Call]): Promise<Outcome> {
    const succeed = (result: unknown): Outcome => this.#toOutcome(result, call);
    const fail = (error: unknown): Outcome => ({ error: this.#adaptError(error, call) });
    try {
      const result = this.#run(call);
      return result instanceof Promise ? result.then(succeed, fail) : Promise.resolve(succeed(result));
    } catch (error) {
      return Promise.resolve(fail(error));
    }
  }

  #toOutcome(result: unknown, call: Call): Outcome {
    if (result instanceof RpcError) return { error: this.#adaptError(result, call) };
    return { result: result instanceof JsonStream ? new JsonStream(this.#guard(result, call)) : result };
  }

  /** A stream that fails half-way fails as a call does. */
  async *#guard({ chunks }: JsonStream, call: Call): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
    } catch (error) {
      throw this.#adaptError(error, call);
    }
  }
}

type Method = (...params: readonly unknown[]) => unknown;

function adapt<Call>(method: Method, adaptResult: (call: Call, original: () => unknown) => unknown) {
  return async function (this: Call): Promise<unknown> {
    return adaptResult(this, () => method());
  };
}
