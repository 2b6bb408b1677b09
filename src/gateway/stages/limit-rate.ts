import type { Rate } from "../../limits/rate.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Call, Stage } from "../call.js";

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
    const limitUser = (call: Call): unknown => {
      if (perSecond === undefined) return next(call);
      const { userId, keyId, limits: ofKey } = call.caller;
      return whenTaken(rate.take(userId, perSecond), (retryAfterMs) => {
        if (retryAfterMs === 0) return next(call);
        if (ofKey?.requestsPerSecond !== undefined) rate.refund(keyId, ofKey.requestsPerSecond);
        return tooMany("too many requests a second", retryAfterMs);
      });
    };
    return (call) => {
      const { keyId, limits: ofKey } = call.caller;
      const ofKeyPerSecond = ofKey?.requestsPerSecond;
      if (ofKeyPerSecond === undefined) return limitUser(call);
      // The key's limit comes first: what it refuses takes nothing from the user's other keys.
      return whenTaken(rate.take(keyId, ofKeyPerSecond), (retryAfterMs) =>
        retryAfterMs === 0
          ? limitUser(call)
          : tooMany(`this API key is limited to ${ofKeyPerSecond} requests a second`, retryAfterMs),
      );
    };
  };

function whenTaken(taken: number | Promise<number>, run: (retryAfterMs: number) => unknown): unknown {
  return typeof taken === "number" ? run(taken) : taken.then(run);
}

function tooMany(reason: string, retryAfterMs: number): RpcError {
  return new RpcError("RateLimited", `${reason}: try again in ${retryAfterMs} ms`, { data: { retryAfterMs } });
}
