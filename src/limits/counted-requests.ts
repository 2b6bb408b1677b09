import { errors } from "../../generated/errors.js";
import type { Database } from "../store/database.js";
import { webSocketTallies } from "./web-socket-tally.js";

/** Refusals that use nothing of a quota. */
const freeCodes: readonly number[] = [errors.QuotaExceeded.code, errors.RateLimited.code];

type CountRequests = (periodName: string) => Promise<number>;

/** Reads how many of a user's requests of the current period have been written, without those that use nothing of a quota. */
export const countedOfUser =
  (db: Database, userId: string): CountRequests =>
  (periodName) =>
    sumOf(selectCounted(db, userId, periodName));

/** The same of one API key. */
export const countedOfKey =
  (db: Database, userId: string, keyId: string): CountRequests =>
  (periodName) =>
    sumOf(selectCounted(db, userId, periodName).where("key_id", "=", keyId));

function selectCounted(db: Database, userId: string, periodName: string) {
  return db
    .selectFrom("usage")
    .where("user_id", "=", userId)
    .where("start", ">=", periodName)
    .where("method", "not in", webSocketTallies)
    .where("code", "not in", freeCodes);
}

async function sumOf(counted: ReturnType<typeof selectCounted>): Promise<number> {
  const row = await counted.select((of) => of.fn.sum<number | null>("requests").as("requests")).executeTakeFirst();
  return row?.requests ?? 0;
}
