import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { dayMs } from "../../clock.js";
import type { SecurityEventTable } from "../../store/account-tables.js";
import type { Database } from "../../store/database.js";
import { recordAudit } from "../audit-log.js";
import type { Mail } from "../mail/mail.js";
import { describeSecurityEvent, securityMail } from "../mail/security-mails.js";
import { postAlert } from "../webhooks/webhooks.js";
import type { RequestSource } from "./request-source.js";
import type { SecurityEvent, SecurityEventKind } from "./security-event.js";

export interface NewSecurityEvent extends Pick<SecurityEvent, "kind" | "source"> {
  readonly userId: string;
  readonly detail?: string;
  /** Another e-mail to notify, in addition to the account's. */
  readonly alsoTo?: string;
  /** The operator whose change it is; null: by a command. */
  readonly actorId?: string | null;
  /** Recorded without a mail. */
  readonly isSilent?: boolean;
}

export interface SecurityEventPage {
  /** Newest first. */
  readonly events: readonly SecurityEvent[];
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

/** The security log of each account: kept for 90 days (usage/retention.ts), with a mail per event. Changes are also recorded in the audit log. */
export interface SecurityLog {
  /** With a `transaction`, the event and its mail are stored atomically with the change. */
  readonly record: (event: NewSecurityEvent, transaction?: Database) => Promise<void>;
  /** `before` is the `next` of an earlier page. */
  list(userId: string, before?: string): Promise<SecurityEventPage>;
}

export interface SecurityLogParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly post: (mail: Mail, transaction?: Database) => Promise<void>;
  /** The dashboard's origin. */
  readonly publicUrl: string;
}

/** Operators' actions have no browser. */
export const operatorSource: RequestSource = { ipAddress: null, userAgent: null };

export const securityLogPageLength = 20;
/** Maximum number of a user's events of one kind; kinds don't evict each other. */
const maxEventsOfAKind = 200;
/** Mails per day and kind of event, since somebody without cookies would get one for each log-in. All events are recorded. */
const maxMailsOfAKind = 10;

export function createSecurityLog({ db, now, post, publicUrl }: SecurityLogParts): SecurityLog {
  const store = async (event: NewSecurityEvent, transaction: Database): Promise<void> => {
    const { userId, kind, detail = null, source, actorId = null, alsoTo, isSilent = false } = event;
    const [id, at] = [randomUUID(), now().toISOString()];
    const columns = { id, at, kind, detail, ip_address: source.ipAddress, user_agent: source.userAgent };
    await transaction
      .insertInto("security_event")
      .values({ user_id: userId, ...columns })
      .execute();
    await forgetOldest(transaction, event);
    const actor = source === operatorSource ? "operator" : "user";
    // Log-ins are no changes.
    if (kind !== "new_device") await recordAudit(transaction, { at, actor, actorId, kind, userId, detail });
    if (isSilent || (await countOfDay(event, at, transaction)) > maxMailsOfAKind) return;
    const user = transaction.selectFrom("user").select("email").where("id", "=", userId);
    const { email } = await user.executeTakeFirstOrThrow();
    for (const to of [email, ...(alsoTo === undefined ? [] : [alsoTo])])
      await post(securityMail(to, { id, at, kind, detail, source }, publicUrl), transaction);
    const text = describeSecurityEvent({ kind, detail });
    await postAlert(userId, { type: "account.changed", at, text, data: { event: kind, detail } }, transaction);
  };
  return {
    record: (event, transaction) =>
      transaction ? store(event, transaction) : db.transaction().execute((own) => store(event, own)),
    async list(userId, before) {
      let query = db.selectFrom("security_event").selectAll().where("user_id", "=", userId);
      if (before !== undefined) {
        const [at = "", id = ""] = before.split("_");
        query = query.where((is) => is.or([is("at", "<", at), is.and([is("at", "=", at), is("id", "<", id)])]));
      }
      const newestFirst = query.orderBy("at", "desc").orderBy("id", "desc");
      const rows = await newestFirst.limit(securityLogPageLength + 1).execute();
      const shown = rows.slice(0, securityLogPageLength);
      const last = rows.length > shown.length ? shown.at(-1) : undefined;
      return { events: shown.map(toEvent), next: last ? `${last.at}_${last.id}` : null };
    },
  };
}

/** Events of this kind in the 24 hours before `at`, an ISO time. */
async function countOfDay({ userId, kind }: NewSecurityEvent, at: string, transaction: Database): Promise<number> {
  const dayAgo = new Date(Date.parse(at) - dayMs).toISOString();
  const ofUser = transaction.selectFrom("security_event").where("user_id", "=", userId).where("at", ">", dayAgo);
  const count = ofUser.where("kind", "=", kind).select(({ fn }) => fn.countAll<number>().as("events"));
  return (await count.executeTakeFirstOrThrow()).events;
}

async function forgetOldest(transaction: Database, { userId, kind }: NewSecurityEvent): Promise<void> {
  const ofKind = transaction.selectFrom("security_event").where("user_id", "=", userId).where("kind", "=", kind);
  const newest = ofKind.select("id").orderBy("at", "desc").orderBy("id", "desc").limit(maxEventsOfAKind);
  await transaction
    .deleteFrom("security_event")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("id", "not in", newest)
    .execute();
}

function toEvent({ id, at, kind, detail, ip_address, user_agent }: Selectable<SecurityEventTable>): SecurityEvent {
  return {
    id,
    at,
    kind: kind as SecurityEventKind,
    detail,
    source: { ipAddress: ip_address, userAgent: user_agent },
  };
}
