import type { Rate } from "../../limits/rate.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Stage } from "../call.js";

export interface RateLimits {
  /** Per user; undefined: none. */
  readonly perSecond: number | undefined;
  readonly rate: Rate;
}

/** Refuses requests past a user's number per second, and past an API key's; without limits all pass. */
export const limitRate =
  (limits: RateLimits | undefined): Stage =>
  (next) => {
    if (!limits) return next;
    const { perSecond, rate } = limits;
    return (call) => {
      const { userId, keyId, limits: ofKey } = call.caller;
      const refusal =
        ofKey?.requestsPerSecond === undefined ? undefined : limitKey(keyId, ofKey.requestsPerSecond, rate);
      if (refusal) return refusal;
      if (perSecond === undefined) return next(call);
      const retryAfterMs = rate.take(userId, perSecond);
      if (retryAfterMs === 0) return next(call);
      if (ofKey?.requestsPerSecond !== undefined) rate.refund(keyId, ofKey.requestsPerSecond);
      return tooMany("too many requests a second", retryAfterMs);
    };
  };

/** The key's limit comes first: what it refuses takes nothing from the user's other keys. */
function limitKey(keyId: string, perSecond: number, rate: Rate): RpcError | undefined {
  const retryAfterMs = rate.take(keyId, perSecond);
  if (retryAfterMs === 0) return undefined;
  return tooMany(`this API key is limited to ${perSecond} requests a second`, retryAfterMs);
}

function tooMany(reason: string, retryAfterMs: number): RpcError {
  return new RpcError("RateLimited", `${reason}: try again in ${retryAfterMs} ms`, { data: { retryAfterMs } });
}
