import { documentJson } from "../../generated/document.js";
import { type MethodName, methods } from "../../generated/methods.js";
import type { Caller } from "../accounts/caller.js";
import type { NetworkName } from "../config/networks.js";
import type { AnyHandler, HandlerContext } from "../methods/handler.js";
import { handlers } from "../methods/handlers.js";
import { type Method, RpcRouter } from "../rpc/router.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { ReportFailure } from "../rpc/translate-failure.js";
import type { Answer, Call, Stage } from "./call.js";
import { checkResults, type ResultChecks } from "./stages/check-results.js";
import { validateParams } from "./stages/validate-params.js";

/** What a request brings along besides its method and params. */
export interface CallContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

export interface GatewayParts {
  /** What handlers get to see, per network. */
  readonly contexts: Readonly<Partial<Record<NetworkName, Omit<HandlerContext, "signal">>>>;
  readonly reportFailure: ReportFailure;
  readonly resultChecks: ResultChecks;
}

/**
 * The path of an RPC request after its key is known: the stages in order, then the method's handler.
 * The transport has identified the caller (identify-caller.ts) and taken the body apart (rpc/) before.
 */
export function createGateway({ contexts, reportFailure, resultChecks }: GatewayParts): RpcRouter<CallContext> {
  const answer = pipe([validateParams, checkResults(resultChecks)], callHandler(contexts));
  const routes = new Map<string, Method<CallContext>>([["rpc.discover", discover]]);
  for (const method of Object.keys(methods) as MethodName[])
    routes.set(method, (params, context) => answer({ method, params, ...context }));
  return new RpcRouter(routes, reportFailure);
}

/** The document itself, as the OpenRPC specification asks. */
const discover: Method<CallContext> = (params) => {
  if (params.length > 0) throw new RpcError("InvalidParams", "too many params: rpc.discover takes no params");
  return Buffer.from(documentJson);
};

function callHandler(contexts: GatewayParts["contexts"]): Answer {
  return ({ method, params, caller, signal }: Call) => {
    const context = contexts[caller.network];
    if (!context) throw new RpcError("Unauthorized");
    return (handlers[method] as AnyHandler)(params, { ...context, signal });
  };
}

function pipe(stages: readonly Stage[], last: Answer): Answer {
  return stages.reduceRight((next, stage) => stage(next), last);
}
