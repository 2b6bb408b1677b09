import { hash } from "node:crypto";
import { createPerMinute, type PerMinute } from "../../turns/per-minute.js";
import { subnetOf } from "../client-address.js";
import { tooManyRequests } from "./enforce-throttle.js";
import type { Verb } from "./route.js";

/** Requests per minute to all routes of the API together, in each process: counting them in the store would cost more than they do. */
const perMinute = {
  // A page of the dashboard requests usage twice in five seconds.
  reads: { user: 240, address: 1_200 },
  writes: { user: 60, address: 300 },
} as const;

/** Budgets of requests to the API. All throw ApiError too_many_requests. */
export interface ApiBudgets {
  /** Before anything else is done for a request. */
  takeOfAddress(verb: Verb, ip: string): void;
  /** Before the credential is looked up, which costs more than a refusal does; it may be long. */
  takeOfCredential(verb: Verb, credential: string | undefined): void;
  /** All sessions and access keys together, before their query or body is read. */
  takeOfUser(verb: Verb, userId: string): void;
}

/** `elapsedMs` is a monotonic clock. */
export function createApiBudgets(elapsedMs: () => number): ApiBudgets {
  const open = ({ user, address }: (typeof perMinute)[keyof typeof perMinute]) => ({
    user: createPerMinute(user, elapsedMs),
    credential: createPerMinute(user, elapsedMs),
    address: createPerMinute(address, elapsedMs),
  });
  const [reads, writes] = [open(perMinute.reads), open(perMinute.writes)];
  const of = (verb: Verb) => (verb === "GET" ? reads : writes);
  return {
    takeOfAddress: (verb, ip) => take(of(verb).address, subnetOf(ip)),
    takeOfCredential: (verb, credential) => {
      // Held as a digest, since it is a secret.
      if (credential !== undefined) take(of(verb).credential, hash("sha256", credential));
    },
    takeOfUser: (verb, userId) => take(of(verb).user, userId),
  };
}

function take(budget: PerMinute, key: string): void {
  const waitMs = budget.waitMs(key);
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1_000));
  budget.charge(key);
}
