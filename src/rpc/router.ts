import { Router } from "@open-rpc/server-js/build/router.js";
import type { Outcome } from "./envelope.js";
import { JsonStream } from "./raw-json.js";
import { type InvalidRequest, isInvalid, type RpcRequest } from "./request.js";
import { RpcError } from "./rpc-error.js";
import { type ReportFailure, translateFailure } from "./translate-failure.js";

/** Runs one method for a caller's context; may answer at once or by a promise, and throws when it fails. */
export type Method<Context> = (params: unknown[], context: Context) => unknown;

/** Takes any request object, be it malformed, to its result; throws when it fails. */
export type AnswerRequest<Context> = (request: RpcRequest | InvalidRequest, context: Context) => unknown;

export interface RouterParts<Context> {
  readonly methods: ReadonlyMap<string, Method<Context>>;
  readonly reportFailure: ReportFailure;
  /** What to do in the place of a method that does not exist, where something is known of it. */
  readonly describeAbsent: (method: string) => string | undefined;
  /** An error of a method as its callers get it. */
  readonly adaptError: (error: RpcError, method: string) => RpcError;
  /** What every request object passes before it is looked at, malformed ones and unknown methods too. */
  readonly admit: (next: AnswerRequest<Context>) => AnswerRequest<Context>;
}

/**
 * The router of `@open-rpc/server-js` with its look-up and its call replaced: the stock ones take "constructor" for a method,
 * die on missing params and answer unexpected errors with code 6969.
 */
export class RpcRouter<Context> extends Router {
  readonly #parts: RouterParts<Context>;
  readonly #answer: AnswerRequest<Context>;

  constructor(parts: RouterParts<Context>) {
    super({ openrpc: "1.3.2", info: { title: "", version: "" }, methods: [] }, {});
    this.#parts = parts;
    this.#answer = parts.admit((request, context) => this.#run(request, context));
  }

  override isMethodImplemented(methodName: string): boolean {
    return this.#parts.methods.has(methodName);
  }

  /** Runs a method for `context`; whatever it throws becomes an error of the document. Never rejects. */
  override async call(method: string, params: unknown, context?: Context): Promise<Outcome> {
    return this.answer({ method, params, id: undefined }, context as Context);
  }

  /** Answers a request object of any kind for `context`. Never rejects. */
  async answer(request: RpcRequest | InvalidRequest, context: Context): Promise<Outcome> {
    try {
      const result = await this.#answer(request, context);
      return { result: result instanceof JsonStream ? new JsonStream(this.#guard(result, request)) : result };
    } catch (error) {
      return { error: this.#translate(error, request) };
    }
  }

  #run(request: RpcRequest | InvalidRequest, context: Context): unknown {
    if (isInvalid(request)) throw request.error;
    const method = this.#parts.methods.get(request.method);
    if (!method) throw this.#absent(request.method);
    if (!Array.isArray(request.params)) throw new RpcError("InvalidParams", "params must be an array");
    return method(request.params, context);
  }

  /** A stream that fails half-way fails as a call does. */
  async *#guard({ chunks }: JsonStream, request: RpcRequest | InvalidRequest): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
    } catch (error) {
      throw this.#translate(error, request);
    }
  }

  #translate(error: unknown, request: RpcRequest | InvalidRequest): RpcError {
    const method = isInvalid(request) ? undefined : request.method;
    const translated = translateFailure(error, (failure) => this.#parts.reportFailure(failure, method));
    return method === undefined ? translated : this.#parts.adaptError(translated, method);
  }

  #absent(method: string): RpcError {
    const instead = this.#parts.describeAbsent(method);
    const problem = `the method ${shorten(method)} does not exist`;
    return new RpcError("MethodNotFound", instead === undefined ? problem : `${problem}: ${instead}`);
  }
}

function shorten(name: string): string {
  return name.length > 64 ? `${name.slice(0, 64)}…` : name;
}
