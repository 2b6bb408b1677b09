import { FairSlots } from "../../turns/fair-slots.js";
import { ApiError } from "./api-error.js";

/** Turns of requests that take much more time than a call does. A lane is an address block, a device or a user. */
export interface RequestTurns {
  /** Does the work when it is the lane's turn. Throws ApiError unavailable if too many wait. */
  run<T>(lane: string, work: () => Promise<T>): Promise<T>;
}

export interface TurnLimits {
  readonly atOnce: number;
  readonly atOncePerLane: number;
  readonly waiting: number;
}

export function createRequestTurns({ atOnce, atOncePerLane, waiting }: TurnLimits): RequestTurns {
  const slots = new FairSlots(atOnce, waiting, atOncePerLane);
  return {
    async run(lane, work) {
      if (slots.isFull(lane)) throw tooManyWait();
      return inSlot(slots, lane, work);
    },
  };
}

function tooManyWait(): ApiError {
  const text = "Too many requests are waiting at the moment. Try again in a few seconds.";
  return new ApiError("unavailable", text, { headers: { "retry-after": "5" } });
}

/** Turns of requests that hash passwords: each hash takes about 0.1 s of a thread and 32 MiB. */
export interface PasswordTurns {
  readonly strangers: RequestTurns;
  /** Of devices that have logged in before: no stranger holds them up. */
  readonly known: RequestTurns;
}

export function createPasswordTurns(): PasswordTurns {
  const limits = { atOnce: 1, atOncePerLane: 1, waiting: 64 };
  return { strangers: createRequestTurns(limits), known: createRequestTurns(limits) };
}

/** Turns of users' other requests, each a few milliseconds of the event loop. */
export function createUserTurns(): RequestTurns {
  return createRequestTurns({ atOnce: 32, atOncePerLane: 1, waiting: 512 });
}

/** Whether a request with this body hashes a password. */
export function hashesPassword(body: Readonly<Record<string, unknown>>): boolean {
  return ["password", "newPassword", "currentPassword"].some((name) => name in body);
}

/** Does the work once the lane has a slot, and frees it. Throws RangeError if the queue is full. */
async function inSlot<T>(slots: FairSlots, lane: string, work: () => Promise<T>): Promise<T> {
  if (!slots.take(lane)) await new Promise<void>((go) => slots.wait(lane, go));
  try {
    return await work();
  } finally {
    slots.free(lane);
  }
}
