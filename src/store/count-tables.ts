import type { Generated } from "kysely";
import type { NetworkName } from "../config/networks.js";

/** How much of a user's quota the gateway processes have taken out in one period: `2026-11-21`, or `2026-11` for a month. */
export interface QuotaTable {
  /** The count's owner: a user, or one whose account was deleted and goes on in another (`user.quota_owner`). */
  user_id: string;
  period: string;
  leased: number;
  /** What the latest lease was given, and the user's limit then. */
  granted: number;
  allowed: Generated<number>;
  leased_at: string;
}

/** A user's period of which a process has found nothing left: the others give back what they hold of it. */
export interface LeaseRecallTable {
  user_id: string;
  period: string;
  recalled_at: string;
}

/** Requests counted: by the hour (`start` is `2026-11-21T07`), later by the day (`2026-11-21`) and by the month (`2026-11`). */
export interface UsageTable {
  user_id: string;
  start: string;
  key_id: string;
  network: NetworkName;
  /** A method of the document, or what `gateway/stages/measure.ts` says. */
  method: string;
  /** 0, or the error's code. */
  code: number;
  requests: number;
}

/** How long calls took, as counts per bucket of `limits/latency-buckets.ts`; `start` as in UsageTable. */
export interface UsageLatencyTable {
  user_id: string;
  start: string;
  key_id: string;
  bucket: number;
  requests: number;
}

/** The latest failed calls of each user, without their params. */
export interface RecentErrorTable {
  id: string;
  user_id: string;
  at: string;
  method: string;
  code: number;
  duration_ms: number;
  key_id: string;
  network: NetworkName;
}

/** Tries counted against a throttle (`http/throttles.ts`), until `expire`, in milliseconds since 1970. */
export interface ThrottleTable {
  key: string;
  points: number;
  expire: number | null;
}
