import type { Rate } from "../../limits/rate.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Stage } from "../call.js";

/** Refuses requests past the user's number a second; without a rate all pass. */
export const limitRate =
  (rate: Rate | undefined): Stage =>
  (next) => {
    if (!rate) return next;
    return (call) => {
      const retryAfterMs = rate.take(call.caller.userId);
      if (retryAfterMs === 0) return next(call);
      throw new RpcError("RateLimited", `too many requests a second: try again in ${retryAfterMs} ms`, {
        data: { retryAfterMs },
      });
    };
  };
