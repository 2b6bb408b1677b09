import { Router } from "@open-rpc/server-js/build/router.js";
import type { Outcome } from "./envelope.js";
import { RpcError } from "./rpc-error.js";

/** Runs one method for a caller's context; may answer at once or by a promise, and throws when it fails. */
export type Method<Context> = (params: unknown[], context: Context) => unknown;

/** Told of every failure that is not the caller's; returns the request id that the caller gets to see. */
export type ReportFailure = (error: unknown, method: string) => string;

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

  /** Runs a method for `context`; whatever it throws becomes an error of the document. Never rejects. */
  override async call(methodName: string, params: unknown, context?: Context): Promise<Outcome> {
    const method = this.#methods.get(methodName);
    if (!method) return { error: new RpcError("MethodNotFound", `the method ${shorten(methodName)} does not exist`) };
    if (!Array.isArray(params)) return { error: new RpcError("InvalidParams", "params must be an array") };
    try {
      return { result: await method(params, context as Context) };
    } catch (error) {
      return { error: this.#translate(error, methodName) };
    }
  }

  #translate(error: unknown, methodName: string): RpcError {
    if (error instanceof RpcError && error.errorName !== "InternalError") return error;
    const requestId = this.#reportFailure(error, methodName);
    const reason = error instanceof RpcError ? readReason(error) : "internal";
    return new RpcError("InternalError", error instanceof RpcError ? error.message : undefined, {
      data: { reason, requestId },
    });
  }
}

function readReason(error: RpcError): string {
  const { data } = error;
  return typeof data === "object" && data !== null && "reason" in data ? String(data.reason) : "internal";
}

function shorten(name: string): string {
  return name.length > 64 ? `${name.slice(0, 64)}…` : name;
}
