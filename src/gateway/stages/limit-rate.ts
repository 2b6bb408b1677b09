import type { Rate } from "../../limits/rate.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { ArrivalStage } from "../call.js";

/** Refuses requests past the user's number a second; without a rate all pass. */
export const limitRate =
  (rate: Rate | undefined): ArrivalStage =>
  (next) => {
    if (!rate) return next;
    return (arrival, context) => {
      const retryAfterMs = rate.take(context.caller.userId);
      if (retryAfterMs === 0) return next(arrival, context);
      throw new RpcError("RateLimited", `too many requests a second: try again in ${retryAfterMs} ms`, {
        data: { retryAfterMs },
      });
    };
  };
