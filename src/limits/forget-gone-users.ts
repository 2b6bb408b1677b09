import type { Database } from "../store/database.js";

/** Users per statement that only reads. With millions of users, each round trip to a database far away counts. */
const usersPerLook = 100;

/** Deletes rows of users who are gone. Steps through the users: one statement over a whole table would block all others of a SQLite file. */
export async function forgetGoneUsers(db: Database, table: "usage" | "method_latency" | "request_log"): Promise<void> {
  const next = (after: string) =>
    db
      .selectFrom((of) =>
        of
          .selectFrom(table)
          .select("user_id")
          .distinct()
          .where("user_id", ">", after)
          .orderBy("user_id")
          .limit(usersPerLook)
          .as("counted"),
      )
      .leftJoin("user", "user.id", "counted.user_id")
      .select(["counted.user_id", "user.id"])
      .orderBy("counted.user_id")
      .execute();
  for (let rows = await next(""); rows.length > 0; rows = await next(rows.at(-1)?.user_id as string))
    for (const { user_id, id } of rows)
      if (id === null) await db.deleteFrom(table).where("user_id", "=", user_id).execute();
}
