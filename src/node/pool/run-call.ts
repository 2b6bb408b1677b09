import { type CallSignal, createStopOf } from "../../rpc/call-signal.js";
import type { RawJson } from "../../rpc/raw-json.js";
import { JsonStream } from "../../rpc/raw-json.js";
import type { NodeEvents } from "../node-events.js";
import { isCheapRead } from "../upstream/cheap-reads.js";
import type { NodeCall } from "../upstream/node-call.js";
import { nodeUnavailable } from "../upstream/node-unavailable.js";
import { isNodeFailure } from "./judge-error.js";
import type { Member } from "./member.js";

export interface RunParts {
  readonly now: () => number;
  readonly events: NodeEvents;
  /** Called after a failure that may have put the member out of service. */
  readonly review: (member: Member, cause: unknown) => void;
}

/** From here on, not answering in time says more about the call than about the node. */
const LONG_CALL_MS = 3_000;

/** Makes a call to one member in its turn, and learns from how it went. It ends early when the member is found to be gone. */
export async function runCall(member: Member, call: NodeCall, signal: CallSignal, parts: RunParts): Promise<RawJson> {
  const { stop, detach } = createStopOf(signal);
  let result: RawJson | undefined;
  member.running.add(stop);
  try {
    const turn = takeSlot(member, stop);
    if (turn) await turn;
    result = await callNow(member, call, { signal, stop }, parts);
    return result;
  } finally {
    member.running.delete(stop);
    // What still streams has to end when its caller goes.
    if (!(result instanceof JsonStream)) detach();
  }
}

interface Stopping {
  /** The caller's. */
  readonly signal: CallSignal;
  /** Aborts when the member is gone, too. */
  readonly stop: CallSignal;
}

async function callNow(member: Member, call: NodeCall, { signal, stop }: Stopping, parts: RunParts): Promise<RawJson> {
  const { slots, upstream } = member;
  const startedAt = parts.now();
  try {
    const result = await upstream.call(call.method, call.params, stop);
    record({ member, call, elapsedMs: parts.now() - startedAt }, parts);
    return result;
  } catch (error) {
    if (!signal.aborted) record({ member, call, elapsedMs: parts.now() - startedAt, error }, parts);
    throw error;
  } finally {
    slots.free();
  }
}

/** Waits for the member's turn; a full queue counts as no answer. */
function takeSlot({ slots }: Member, signal: CallSignal): Promise<void> | undefined {
  if (slots.isFull()) throw nodeUnavailable(new Error("too many calls wait for the node"));
  return slots.take(signal);
}

interface Run {
  readonly member: Member;
  readonly call: NodeCall;
  readonly elapsedMs: number;
  readonly error?: unknown;
}

function record({ member, call, elapsedMs, error }: Run, { events, review }: RunParts): void {
  const hasFailed = isNodeFailure(error);
  const outcome = error === undefined ? "ok" : hasFailed ? "failed" : "refused";
  events.onUpstreamCall?.(member.name, call.method, outcome, elapsedMs);
  if (!hasFailed) {
    member.latency.record(elapsedMs);
    member.health.recordCall(true);
    return;
  }
  // A caller must not be able to put nodes out of service by asking for what takes too long.
  if (elapsedMs >= LONG_CALL_MS && !isCheapRead(call.method)) return;
  member.health.recordCall(false);
  review(member, error);
}
