import { sql } from "kysely";
import type { Database } from "../../store/database.js";
import type { Pace } from "../../store/pace.js";
import { eachBlock } from "../../store/row-range.js";
import { keepParamsMs } from "./keep-times.js";

/** Deletes the params of requests that were logged more than a day ago; the rest of their entries stays. */
export function forgetParams(db: Database, nowMs: number, pace: Pace): Promise<void> {
  const before = new Date(nowMs - keepParamsMs).toISOString();
  const range = {
    table: "request_log",
    order: ["at", "id"],
    where: sql`params is not null and at < ${before}`,
  } as const;
  return eachBlock(db, range, {
    pace,
    work: async ({ where }) => void (await sql`update request_log set params = null where ${where}`.execute(db)),
  });
}
