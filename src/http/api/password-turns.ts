import { FairSlots } from "../../turns/fair-slots.js";
import { ApiError } from "./api-error.js";

/** Requests that hash passwords, at a time: each hash takes about 0.1 s of a thread and 32 MiB. */
const maxAtOnce = 1;
const maxWaiting = 64;

/** The form of a lane's turn: strangers share one thread by address block, known devices another. */
export interface Hasher {
  readonly isKnown: boolean;
  /** The address block, or the device. */
  readonly lane: string;
}

/** Turns of requests that hash passwords, so that strangers' log-ins and sign-ups hold up neither calls nor each other. */
export interface PasswordTurns {
  /** Does the work when it is the lane's turn. Throws ApiError unavailable if too many wait. */
  run<T>(hasher: Hasher, work: () => Promise<T>): Promise<T>;
}

export function createPasswordTurns(): PasswordTurns {
  const [known, strangers] = [new FairSlots(maxAtOnce, maxWaiting), new FairSlots(maxAtOnce, maxWaiting)];
  return {
    async run({ isKnown, lane }, work) {
      const slots = isKnown ? known : strangers;
      if (!slots.take(lane)) {
        if (slots.isFull(lane)) throw tooManyWait();
        await new Promise<void>((go) => slots.wait(lane, go));
      }
      try {
        return await work();
      } finally {
        slots.free(lane);
      }
    },
  };
}

function tooManyWait(): ApiError {
  const text = "Many people are logging in at the moment. Try again in a few seconds.";
  return new ApiError("unavailable", text, { headers: { "retry-after": "5" } });
}

/** Whether a request with this body hashes a password. */
export function hashesPassword(body: Readonly<Record<string, unknown>>): boolean {
  return ["password", "newPassword", "currentPassword"].some((name) => name in body);
}
