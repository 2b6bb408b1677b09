import { hash } from "node:crypto";
import { cookiePrefix } from "../../accounts/auth-secrets.js";
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
  /** Before the session is read, which costs more than a refusal does. `cookie`: the request's cookies, as sent. */
  takeOfSession(verb: Verb, cookie: string): void;
  /** All sessions together, before a user's query or body is read. */
  takeOfUser(verb: Verb, userId: string): void;
}

/** `elapsedMs` is a monotonic clock. */
export function createApiBudgets(elapsedMs: () => number): ApiBudgets {
  const open = ({ user, address }: (typeof perMinute)[keyof typeof perMinute]) => ({
    user: createPerMinute(user, elapsedMs),
    session: createPerMinute(user, elapsedMs),
    address: createPerMinute(address, elapsedMs),
  });
  const [reads, writes] = [open(perMinute.reads), open(perMinute.writes)];
  const of = (verb: Verb) => (verb === "GET" ? reads : writes);
  return {
    takeOfAddress: (verb, ip) => take(of(verb).address, subnetOf(ip)),
    takeOfSession: (verb, cookie) => {
      const token = sessionToken.exec(cookie)?.[1];
      if (token !== undefined) take(of(verb).session, hash("sha256", token));
    },
    takeOfUser: (verb, userId) => take(of(verb).user, userId),
  };
}

/** Held as a digest, since a cookie can be long and is a secret. */
const sessionToken = new RegExp(`(?:^|; ?)(?:__Secure-)?${cookiePrefix}\\.session_token=([^;]+)`);

function take(budget: PerMinute, key: string): void {
  const waitMs = budget.waitMs(key);
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1_000));
  budget.charge(key);
}
