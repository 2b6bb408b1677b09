import type { Caller } from "../../src/accounts/caller.js";
import { Call } from "../../src/gateway/call.js";
import { createConcurrency } from "../../src/limits/concurrency.js";
import { HeldBytes } from "../../src/limits/held-bytes.js";
import { ResponseHold, type ResponseHoldParts } from "../../src/limits/response-hold.js";
import { WaitingRequests } from "../../src/limits/waiting-requests.js";
import type { InvalidRequest, RpcRequest } from "../../src/rpc/request.js";
import type { CallSignal } from "../../src/turns/call-signal.js";

const roomy = { maxBytes: 1_000_000_000, maxBytesPerUser: 1_000_000_000 };

/** Shares that nobody uses up, but for what a test says. */
function holdParts(parts: Partial<ResponseHoldParts>): ResponseHoldParts {
  return {
    concurrency: createConcurrency({ maxRunning: 64, maxQueued: 64 }),
    heldBytes: new HeldBytes(roomy),
    waiting: new WaitingRequests(),
    ...parts,
  };
}

interface CallParts extends Partial<ResponseHoldParts> {
  readonly isInBatch?: boolean;
  readonly signal?: CallSignal;
}

const anyone: Caller = { userId: "u1", keyId: "k1", network: "testnet" };

/** A call as the transport makes it, of a response of its own. */
export function callOf(request: RpcRequest | InvalidRequest, caller: Caller = anyone, parts: CallParts = {}): Call {
  const { isInBatch = false, signal = new AbortController().signal, ...shares } = parts;
  const heldFor = { stalledMs: () => 0, disconnect: () => undefined };
  const hold = new ResponseHold(holdParts(shares), caller.userId, heldFor);
  const exchange = { requestId: "a-request", signal, hold, originKind: "server", setHeader: () => undefined } as const;
  return new Call(request, { caller, exchange, isInBatch });
}
