import { type MethodName, methods } from "../../generated/methods.js";
import type { Estimates } from "../config/estimates.js";
import type { Network, NetworkName } from "../config/networks.js";
import type { Quota } from "../limits/quota.js";
import type { Rate } from "../limits/rate.js";
import type { AnyHandler, HandlerContext, LogBounds, NetworkContext } from "../methods/handler.js";
import { handlers } from "../methods/handlers.js";
import type { Node } from "../node/node.js";
import type { CallSignal } from "../rpc/call-signal.js";
import { type Method, RpcRouter } from "../rpc/router.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { ReportFailure } from "../rpc/translate-failure.js";
import { createAdaptError } from "./adapt-error.js";
import { type Answer, type AnswerArrival, type Call, type CallContext, RpcCall } from "./call.js";
import { describeAbsent } from "./describe-absent.js";
import type { ServedDocument } from "./served-document.js";
import { checkAllowLists } from "./stages/check-allow-lists.js";
import { checkResults, type ResultChecks } from "./stages/check-results.js";
import { enforceQuota } from "./stages/enforce-quota.js";
import { limitConcurrency } from "./stages/limit-concurrency.js";
import { limitRate } from "./stages/limit-rate.js";
import { type CountRequest, measure } from "./stages/measure.js";
import { validateParams } from "./stages/validate-params.js";

export interface GatewayParts {
  /** What handlers get to see, per network. */
  readonly contexts: Readonly<Partial<Record<NetworkName, NetworkContext>>>;
  readonly reportFailure: ReportFailure;
  readonly resultChecks: ResultChecks;
  readonly limits: GatewayLimits;
  readonly documents: ServedDocument["ofNetwork"];
}

/** What counts requests, and what may refuse them. */
export interface GatewayLimits {
  readonly countRequest: CountRequest;
  readonly rate: Rate | undefined;
  readonly quota: Pick<Quota, "take">;
}

/**
 * The path of an RPC request after its key is known: the stages in order, then the method's handler.
 * The transport has identified the caller (identify-caller.ts) and taken the body apart (rpc/) before.
 */
export function createGateway(parts: GatewayParts): RpcRouter<CallContext> {
  const { contexts, reportFailure, resultChecks, documents } = parts;
  const { countRequest, rate, quota } = parts.limits;
  // Every request object passes these, malformed ones and unknown methods too ...
  const admit = (look: AnswerArrival): AnswerArrival =>
    pipe([measure(countRequest), limitRate(rate), enforceQuota(quota), limitConcurrency], look);
  // ... then the router looks the method up, and calls pass these.
  const answer = pipe([validateParams, checkAllowLists, checkResults(resultChecks)], callHandler(contexts));

  const routes = new Map<string, Method<CallContext>>([["rpc.discover", discover(documents)]]);
  for (const method of Object.keys(methods) as MethodName[])
    routes.set(method, (params, context) => answer(new RpcCall(method, params, context)));
  return new RpcRouter({
    methods: routes,
    reportFailure,
    describeAbsent,
    adaptError: createAdaptError(reportFailure),
    admit,
  });
}

/** The document itself, as the OpenRPC specification asks. */
const discover =
  (documents: GatewayParts["documents"]): Method<CallContext> =>
  (params, { caller }) => {
    if (params.length > 0) throw new RpcError("InvalidParams", "too many params: rpc.discover takes no params");
    const document = documents[caller.network];
    if (!document) throw new RpcError("Unauthorized");
    return document;
  };

function callHandler(contexts: GatewayParts["contexts"]): Answer {
  return (call: Call) => {
    const context = contexts[call.caller.network];
    if (!context) throw new RpcError("Unauthorized");
    return (handlers[call.method] as AnyHandler)(call.params, new CallHandlerContext(context, call));
  };
}

/** What a handler sees of its call. */
class CallHandlerContext implements HandlerContext {
  readonly node: Node;
  readonly network: Network;
  readonly logBounds: LogBounds;
  readonly logIndex: HandlerContext["logIndex"];

  constructor(
    { node, network, logBounds, logIndex }: NetworkContext,
    private readonly call: Call,
  ) {
    this.node = node;
    this.network = network;
    this.logBounds = logBounds;
    this.logIndex = logIndex;
  }

  get estimates(): Estimates {
    return this.call.caller.estimates ?? "specified";
  }

  get signal(): CallSignal {
    return this.call.signal;
  }

  hold(bytes: number): void {
    this.call.hold(bytes);
  }
}

function pipe<Step>(stages: readonly ((next: Step) => Step)[], last: Step): Step {
  return stages.reduceRight((next, stage) => stage(next), last);
}
