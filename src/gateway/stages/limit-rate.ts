import type { Rate } from "../../limits/rate.js";
import { isInvalid } from "../../rpc/request.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Call, Stage } from "../call.js";
import { findMethod } from "./look-up.js";

export interface RateLimits {
  /** Per user; undefined: none. */
  readonly perSecond: number | undefined;
  readonly rate: Rate;
}

/** A number of requests a second: of a user, of an API key, or of one of its methods. */
interface Bound {
  readonly id: string;
  readonly perSecond: number;
  readonly reason: string;
}

/** Refuses requests past a user's number per second, and past an API key's; without limits all pass. */
export const limitRate =
  (limits: RateLimits | undefined): Stage =>
  (next) => {
    if (!limits) return next;
    const { perSecond, rate } = limits;
    const pass = (call: Call, bounds: readonly Bound[], at: number): unknown => {
      const bound = bounds[at];
      if (!bound) return next(call);
      return whenTaken(rate.take(bound.id, bound.perSecond), (retryAfterMs) => {
        if (retryAfterMs === 0) return pass(call, bounds, at + 1);
        for (const taken of bounds.slice(0, at)) rate.refund(taken.id, taken.perSecond);
        return tooMany(bound.reason, retryAfterMs);
      });
    };
    return (call) =>
      perSecond === undefined && !call.caller.limits ? next(call) : pass(call, boundsOf(call, perSecond), 0);
  };

/** The narrowest first: what it refuses takes nothing from the key's other methods, and from the user's other keys. */
function boundsOf({ caller: { userId, keyId, limits }, request }: Call, perSecond: number | undefined): Bound[] {
  const bounds: Bound[] = [];
  const method = limits?.byMethod && !isInvalid(request) ? findMethod(request.method)?.name : undefined;
  const ofMethod = method === undefined ? undefined : limits?.byMethod?.get(method);
  if (ofMethod !== undefined) {
    const reason = `this API key is limited to ${ofMethod} requests of ${method} a second`;
    bounds.push({ id: `${keyId} ${method}`, perSecond: ofMethod, reason });
  }
  const ofKey = limits?.requestsPerSecond;
  if (ofKey !== undefined) {
    const reason = `this API key is limited to ${ofKey} requests a second`;
    bounds.push({ id: keyId, perSecond: ofKey, reason });
  }
  if (perSecond !== undefined) bounds.push({ id: userId, perSecond, reason: "too many requests a second" });
  return bounds;
}

function whenTaken(taken: number | Promise<number>, run: (retryAfterMs: number) => unknown): unknown {
  return typeof taken === "number" ? run(taken) : taken.then(run);
}

function tooMany(reason: string, retryAfterMs: number): RpcError {
  return new RpcError("RateLimited", `${reason}: try again in ${retryAfterMs} ms`, { data: { retryAfterMs } });
}
