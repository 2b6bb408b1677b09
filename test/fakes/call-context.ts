import type { Caller } from "../../src/accounts/caller.js";
import type { CallContext } from "../../src/gateway/call.js";
import { createConcurrency } from "../../src/limits/concurrency.js";
import { HeldBytes } from "../../src/limits/held-bytes.js";
import { ResponseHold, type ResponseHoldParts } from "../../src/limits/response-hold.js";

const roomy = { maxBytes: 1_000_000_000, maxBytesPerUser: 1_000_000_000 };

/** Shares that nobody uses up, but for what a test says. */
function holdParts(parts: Partial<ResponseHoldParts> = {}): ResponseHoldParts {
  return {
    concurrency: createConcurrency({ maxRunning: 64, maxQueued: 64 }),
    heldBytes: new HeldBytes(roomy),
    ...parts,
  };
}

/** A request's context as the transport makes it, for a response of its own. */
export function callContextOf(
  caller: Caller,
  parts: Partial<CallContext> & Partial<ResponseHoldParts> = {},
): CallContext {
  const heldFor = { stalledMs: () => 0, disconnect: () => undefined };
  return {
    caller,
    signal: new AbortController().signal,
    hold: new ResponseHold(holdParts(parts), caller.userId, heldFor),
    isInBatch: false,
    ticket: undefined,
    ...parts,
  };
}
