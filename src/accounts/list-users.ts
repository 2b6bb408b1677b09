import { sql } from "kysely";
import type { Database } from "../store/database.js";
import { byBytes } from "../store/is-sqlite.js";
import { selectUsers, toUser, type User } from "./users.js";

export type UserStatus = "active" | "disabled" | "unverified";

/** A page of users. */
export interface UserQuery {
  readonly status?: UserStatus | undefined;
  readonly limit: number;
  /** The last user of the previous page. */
  readonly after?: Pick<User, "id" | "createdAt" | "email"> | undefined;
}

export interface EmailQuery extends UserQuery {
  readonly text: string;
  /** Whether the text may be anywhere in the e-mail, which reads all e-mails; otherwise it is their start, which an index finds. */
  readonly isAnywhere: boolean;
}

/** Users, newest first. */
export async function listUsers(db: Database, { status, limit, after }: UserQuery): Promise<User[]> {
  let query = selectWith(db, status).orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit);
  if (after) query = query.where(sql<boolean>`("createdAt", id) < (${after.createdAt}, ${after.id})`);
  return (await query.execute()).map(toUser);
}

/** Users by a text in their e-mail, in the order of their e-mails. */
export async function findUsers(db: Database, { text, isAnywhere, status, limit, after }: EmailQuery): Promise<User[]> {
  const email = byBytes(db, "email");
  let query = selectWith(db, status).orderBy(email).limit(limit);
  const wanted = text.toLowerCase();
  if (isAnywhere)
    query = query.where(sql<boolean>`email like ${`%${wanted.replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`);
  // U+10FFFF is greater than any other character, also in UTF-8.
  else query = query.where(email, ">=", wanted).where(email, "<", `${wanted}\u{10FFFF}`);
  if (after) query = query.where(email, ">", after.email);
  return (await query.execute()).map(toUser);
}

/** The e-mails of users, by ID; deleted accounts have none. */
export async function readEmails(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("user").select(["id", "email"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

function selectWith(db: Database, status: UserStatus | undefined) {
  const query = selectUsers(db);
  // Literals, so that the partial indexes are found.
  if (status === "disabled") return query.where("disabled_at", "is not", null);
  if (status === "unverified") return query.where("emailVerified", "=", sql.lit(0));
  return status === "active" ? query.where("disabled_at", "is", null).where("emailVerified", "=", 1) : query;
}
