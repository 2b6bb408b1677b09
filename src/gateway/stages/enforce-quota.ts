import type { Quota, Refusal, Ticket } from "../../limits/quota.js";
import { errorNameOf, RpcError } from "../../rpc/rpc-error.js";
import type { Span } from "../../telemetry/span.js";
import type { Call, Stage } from "../call.js";

/** Counts every request object against its user's quota, and its key's if it has one, and refuses those past it. Refusals with -32029 and -32005 are free. */
export const enforceQuota =
  (quota: Pick<Quota, "take">): Stage =>
  (next) =>
  (call) => {
    const run = (taken: Ticket | Refusal): unknown => {
      if (taken.isRefused) {
        call.exchange.onQuotaRefused?.(taken);
        return quotaExceeded(taken);
      }
      // Later steps that refuse with -32005 give it back.
      call.ticket = taken;
      return next(call);
    };
    const step = call.span?.begin("quota");
    const taken = quota.take(call.caller);
    if (step) endWith(step, taken);
    return taken instanceof Promise ? whenTaken(taken, call, run) : run(taken);
  };

function whenTaken(taken: Promise<Ticket | Refusal>, call: Call, run: (taken: Ticket | Refusal) => unknown) {
  const { hold } = call.exchange;
  hold.startWait();
  return taken.then(
    (ticket) => {
      hold.endWait();
      return run(ticket);
    },
    (error: unknown) => {
      hold.endWait();
      throw error;
    },
  );
}

function endWith(step: Span, taken: unknown): void {
  step.set({ "rootgate.store": taken instanceof Promise });
  if (taken instanceof Promise)
    taken.then(
      () => step.end(),
      (error: unknown) => step.end(errorNameOf(error)),
    );
  else step.end();
}

/** Of refusals that come again, as long as a lease gives the same one. */
const known = new WeakMap<Refusal, RpcError>();

function quotaExceeded(refusal: Refusal): RpcError {
  let error = known.get(refusal);
  if (!error) known.set(refusal, (error = describe(refusal)));
  return error;
}

function describe({ reason, limit, used, resetAt }: Refusal): RpcError {
  return new RpcError("QuotaExceeded", `${nameOf(reason, limit)} is used up until ${resetAt}`, {
    data: { reason, limit, used, resetAt },
  });
}

function nameOf(reason: Refusal["reason"], limit: number): string {
  if (reason === "key_daily_quota") return `this API key's limit of ${limit} requests a day`;
  return `the quota of ${limit} requests a ${reason === "daily_quota" ? "day" : "month"}`;
}
