import type { ErrorName } from "../../../generated/errors.js";
import type { RawJson } from "../../json/raw-json.js";
import type { Timers } from "../../node/timers.js";
import { untilAborted } from "../../node/until-aborted.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { CallSignal } from "../../turns/call-signal.js";

/**
 * How long the first acceptance waits for the other nodes: what a caller asks next (its pending nonce, the transaction) may go to
 * any of them.
 */
const graceMs = 200;

/** What says most about why a transaction was refused, before what says less. */
const refusals: readonly ErrorName[] = ["TransactionRejected", "InvalidParams", "CallRejected", "LimitExceeded"];

export interface BroadcastParts {
  readonly signal: CallSignal;
  readonly timers: Timers;
}

/**
 * Sends a transaction to several nodes in parallel, once to each. One acceptance is enough; if all refuse, throws the most specific
 * refusal. A caller who disconnects does not stop it.
 */
export async function broadcast(
  sends: readonly (() => Promise<RawJson>)[],
  { signal, timers }: BroadcastParts,
): Promise<RawJson> {
  const underWay = sends.map((send) => send());
  const all = Promise.allSettled(underWay);
  try {
    const accepted = await untilAborted(Promise.any(underWay), signal);
    await settledWithin(all, { timers, graceMs });
    return accepted;
  } catch (error) {
    throw error instanceof AggregateError ? mostMeaningful(error.errors) : error;
  }
}

interface Grace {
  readonly timers: Pick<Timers, "after">;
  readonly graceMs: number;
}

/** Resolves when `all` has, or after the time of grace. */
export function settledWithin(all: Promise<unknown>, { timers, graceMs }: Grace): Promise<void> {
  return new Promise((resolve) => {
    const cancel = timers.after(graceMs, resolve);
    void all.then(() => {
      cancel();
      resolve();
    });
  });
}

function mostMeaningful(errors: readonly unknown[]): unknown {
  return errors.toSorted((left, right) => rankOf(left) - rankOf(right))[0];
}

function rankOf(error: unknown): number {
  const rank = error instanceof RpcError ? refusals.indexOf(error.errorName) : -1;
  return rank === -1 ? refusals.length : rank;
}
