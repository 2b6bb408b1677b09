import { Router } from "@open-rpc/server-js/build/router.js";
import type { Outcome } from "./envelope.js";
import { JsonStream } from "./raw-json.js";
import { RpcError } from "./rpc-error.js";
import { type ReportFailure, translateFailure } from "./translate-failure.js";

/** Runs one method for a caller's context; may answer at once or by a promise, and throws when it fails. */
export type Method<Context> = (params: unknown[], context: Context) => unknown;

/**
 * The router of `@open-rpc/server-js` with its look-up and its call replaced: the stock ones take "constructor" for a method,
 * die on missing params and answer unexpected errors with code 6969.
 */
export class RpcRouter<Context> extends Router {
  readonly #methods: ReadonlyMap<string, Method<Context>>;
  readonly #reportFailure: ReportFailure;

  constructor(methods: ReadonlyMap<string, Method<Context>>, reportFailure: ReportFailure) {
    super({ openrpc: "1.3.2", info: { title: "", version: "" }, methods: [] }, {});
    this.#methods = methods;
    this.#reportFailure = reportFailure;
  }

  override isMethodImplemented(methodName: string): boolean {
    return this.#methods.has(methodName);
  }

  /** Runs a method for `context`; whatever it throws, at once or while its result streams, becomes an error of the document. Never rejects. */
  override async call(methodName: string, params: unknown, context?: Context): Promise<Outcome> {
    const method = this.#methods.get(methodName);
    if (!method) return { error: new RpcError("MethodNotFound", `the method ${shorten(methodName)} does not exist`) };
    if (!Array.isArray(params)) return { error: new RpcError("InvalidParams", "params must be an array") };
    try {
      const result = await method(params, context as Context);
      return { result: result instanceof JsonStream ? new JsonStream(this.#guard(result, methodName)) : result };
    } catch (error) {
      return { error: this.#translate(error, methodName) };
    }
  }

  /** A stream that fails half-way fails as a call does. */
  async *#guard({ chunks }: JsonStream, methodName: string): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
    } catch (error) {
      throw this.#translate(error, methodName);
    }
  }

  #translate(error: unknown, methodName: string): RpcError {
    return translateFailure(error, (failure) => this.#reportFailure(failure, methodName));
  }
}

function shorten(name: string): string {
  return name.length > 64 ? `${name.slice(0, 64)}…` : name;
}
