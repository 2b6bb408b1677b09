import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../store/database.js";
import type { SecurityEventKind } from "./protection/security-event.js";

/** Kinds of events beside those of the security logs, which the audit log has too. */
export type AuditKind =
  | Exclude<SecurityEventKind, "new_device">
  | "account_created"
  | "account_deleted"
  | "account_disabled"
  | "account_enabled"
  | "email_verified"
  | "invited"
  | "key_changed"
  | "master_secret_rotated"
  | "operator_granted"
  | "operator_revoked"
  | "quota_changed";

/** A change by an operator, or by a user to their own account. */
export interface AuditEvent {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly actor: "operator" | "user";
  /** The operator's user ID; null for changes by commands and by the account's owner. */
  readonly actorId: string | null;
  readonly kind: AuditKind;
  /** The user whose account was changed; null for an invitation. */
  readonly userId: string | null;
  /** What was changed: an e-mail, an API key's ID or name, a limit. Never a secret. */
  readonly detail: string | null;
}

export type NewAuditEvent = Omit<AuditEvent, "id" | "actorId"> & { readonly actorId?: string | null };

/** Records a change, in its transaction. */
export async function recordAudit(transaction: Database, event: NewAuditEvent): Promise<void> {
  const { userId: user_id, actorId: actor_id = null, ...columns } = event;
  await transaction
    .insertInto("audit_event")
    .values({ id: randomUUID(), user_id, actor_id, ...columns })
    .execute();
  if (event.actor === "user" && user_id !== null) await forgetOldest(transaction, user_id, event.kind);
}

/** Maximum number of a user's events of one kind: one a day for the retention period. */
const maxEventsOfAKind = 1_000;

async function forgetOldest(transaction: Database, userId: string, kind: AuditKind): Promise<void> {
  const ofKind = transaction.selectFrom("audit_event").where("user_id", "=", userId).where("kind", "=", kind);
  const ofUser = ofKind.where("actor", "=", "user");
  const newest = ofUser.select("id").orderBy("at", "desc").orderBy("id", "desc").limit(maxEventsOfAKind);
  await transaction
    .deleteFrom("audit_event")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("actor", "=", "user")
    .where("id", "not in", newest)
    .execute();
}

/** A page of the audit log. */
export interface AuditQuery {
  readonly userId?: string | undefined;
  readonly limit: number;
  /** The last event of the previous page. */
  readonly after?: Pick<AuditEvent, "id" | "at"> | undefined;
}

/** Events, newest first. */
export async function listAudit(db: Database, { userId, limit, after }: AuditQuery): Promise<AuditEvent[]> {
  let query = selectEvents(db).orderBy("at", "desc").orderBy("id", "desc").limit(limit);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  if (after) query = query.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`);
  return (await query.execute()) as AuditEvent[];
}

/** An event by ID. */
export async function findAudit(db: Database, id: string): Promise<AuditEvent | undefined> {
  return (await selectEvents(db).where("id", "=", id).executeTakeFirst()) as AuditEvent | undefined;
}

function selectEvents(db: Database) {
  return db
    .selectFrom("audit_event")
    .select(["id", "at", "actor", "actor_id as actorId", "kind", "user_id as userId", "detail"]);
}
