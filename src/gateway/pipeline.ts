import type { NetworkName } from "../config/network-table.js";
import type { Quota } from "../limits/quota.js";
import type { AnyHandler, NetworkContext, OpenedNetwork } from "../methods/handler.js";
import { handlers } from "../methods/handlers.js";
import { type MethodMapping, RpcRouter, type RunCall } from "../rpc/router.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { ReportFailure } from "../rpc/translate-failure.js";
import { createAdaptError } from "./adapt-error.js";
import type { Call, Stage } from "./call.js";
import type { ServedDocument } from "./served-document.js";
import { checkAllowLists } from "./stages/check-allow-lists.js";
import { checkResults, type ResultChecks } from "./stages/check-results.js";
import { enforceQuota } from "./stages/enforce-quota.js";
import { limitConcurrency } from "./stages/limit-concurrency.js";
import { limitRate, type RateLimits } from "./stages/limit-rate.js";
import { lookUp } from "./stages/look-up.js";
import { type CountRequest, measure } from "./stages/measure.js";
import { resolveBlockTags } from "./stages/resolve-block-tags.js";
import { validateParams } from "./stages/validate-params.js";

/** What serves the calls of each network. */
export type Contexts = Readonly<Partial<Record<NetworkName, OpenedNetwork>>>;

export interface RouterParts {
  readonly contexts: Contexts;
  readonly document: ServedDocument;
  /** The command that runs rootgate on a caller's machine, for errors. */
  readonly program?: string;
  readonly limits: PipelineLimits;
  readonly resultChecks: ResultChecks;
  readonly reportFailure: ReportFailure;
}

/** What counts requests, and what may refuse them. */
export interface PipelineLimits {
  readonly countRequest: CountRequest;
  readonly rates: RateLimits | undefined;
  readonly quota: Pick<Quota, "take">;
}

/**
 * The path of a request, in order. Before it, the transport (http/rpc-transport.ts) has found the caller behind the API key
 * (identify-caller.ts), read the body and taken it apart (rpc/handle-body.ts); each request object is a Call then, which the
 * transport's `routerHandler` hands to the router, and the router to these stages:
 */
function createPipeline({ contexts, document, program, limits, resultChecks }: RouterParts): Stage {
  return pipe(
    // Every request object passes these, malformed ones and unknown methods too.
    measure(limits.countRequest),
    limitRate(limits.rates),
    enforceQuota(limits.quota),
    limitConcurrency,
    // From here on it names a method.
    lookUp(document, program),
    resolveBlockTags(contexts),
    validateParams,
    checkAllowLists,
    checkResults(resultChecks),
    // Then the router calls the method: its handler in methods/, or its own rpc.discover.
  );
}

/** The service's router: the document, its methods, and the way to them. */
export function createRouter(parts: RouterParts): RpcRouter<Call> {
  return new RpcRouter({
    document: parts.document.document,
    methods: mapMethods(parts),
    pipeline: createPipeline(parts),
    adaptDiscover: nameServer(parts.document),
    adaptError: createAdaptError(parts.reportFailure),
  });
}

/** Names the caller's network as the only server of the document that `rpc.discover` gives. */
export const nameServer =
  (document: ServedDocument) =>
  ({ caller }: Call, discover: () => unknown): unknown =>
    document.ofNetwork(caller.network, discover);

/** The methods by name, as server-js calls them: with positional params. What it has no room for, their call, they get as `this`. */
function mapMethods({ contexts, document }: RouterParts): MethodMapping {
  const networks = new Map<NetworkName, NetworkContext>();
  for (const [name, opened] of Object.entries(contexts) as [NetworkName, OpenedNetwork][])
    networks.set(name, { ...opened, modules: document.modulesOf(name) });
  const methods = Object.entries<unknown>(handlers).map(([name, handler]) => {
    const method = function (this: Call, ...params: readonly unknown[]): unknown {
      const served = networks.get(this.caller.network);
      if (!served) throw new RpcError("Unauthorized");
      this.served = served;
      return (handler as AnyHandler)(params, this);
    };
    return [name, method] as const;
  });
  return Object.fromEntries(methods) as MethodMapping;
}

/** One stage of several, the first one first. */
export function pipe(...stages: readonly Stage[]): Stage {
  return (last: RunCall<Call>) => stages.reduceRight((next, stage) => stage(next), last);
}
