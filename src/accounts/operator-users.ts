import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { recordAudit } from "./audit-log.js";
import { createInvitations, type NewInvitation } from "./invitations.js";
import { accountDeletedMail, invitationMail } from "./mail/account-mails.js";
import { type Operator, RefusedChange } from "./open-operator.js";
import { createLiveTokens } from "./protection/live-tokens.js";
import { operatorSource } from "./protection/security-log.js";
import type { User } from "./users.js";

/** A new account. */
export interface CreatedUser {
  readonly id: string;
  readonly email: string;
  /** Random; printed only here. */
  readonly password: string;
}

const passwordBytes = 18;

/** Creates an account with a verified e-mail and a random password. @throws RefusedChange if the e-mail has an account */
export async function createUser(
  { db, now, quotaOwners, actorId }: Operator,
  { email: given, name }: { readonly email: string; readonly name: string },
): Promise<CreatedUser> {
  const [id, email] = [randomUUID(), given.toLowerCase()];
  const password = randomBytes(passwordBytes).toString("base64url");
  const hash = await hashPassword(password);
  const times = { createdAt: now().toISOString(), updatedAt: now().toISOString() };
  await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .insertInto("user")
      .values({ id, name, email, emailVerified: 1, ...times })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!user) throw new RefusedChange(`there is already a user ${email}`);
    const account = { id: randomUUID(), userId: id, accountId: id, providerId: "credential", password: hash };
    await transaction
      .insertInto("account")
      .values({ ...account, ...times })
      .execute();
    const event = {
      at: times.createdAt,
      actor: "operator",
      actorId,
      kind: "account_created",
      userId: id,
      detail: email,
    } as const;
    await recordAudit(transaction, event);
  });
  await quotaOwners.inherit({ id, email });
  return { id, email, password };
}

/** An invitation with its link. */
export interface InvitedUser extends Pick<NewInvitation, "expiresAt"> {
  readonly email: string;
  readonly url: string;
}

/** Mails a link to sign up. @throws RefusedChange if the e-mail has an account */
export async function inviteUser({ db, now, post, publicUrl, actorId }: Operator, given: string): Promise<InvitedUser> {
  const email = given.toLowerCase();
  const user = await db.selectFrom("user").select("id").where("email", "=", email).executeTakeFirst();
  if (user) throw new RefusedChange(`there is already a user ${email}`);
  const { token, expiresAt } = await createInvitations(db, now).create(email);
  const url = `${publicUrl}/signup?token=${token}`;
  await post(invitationMail(email, url));
  const event = { at: now().toISOString(), actor: "operator", kind: "invited", userId: null, detail: email } as const;
  await recordAudit(db, { ...event, actorId });
  return { email, url, expiresAt };
}

/** Marks a user's e-mail as verified. */
export async function verifyUser(
  { db, now, actorId }: Operator,
  { id, email }: Pick<User, "id" | "email">,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable("user").set({ emailVerified: 1 }).where("id", "=", id).execute();
    const event = { at: now().toISOString(), actor: "operator", kind: "email_verified", userId: id } as const;
    await recordAudit(transaction, { ...event, actorId, detail: email });
  });
}

/** Lets a user operate the service from the dashboard, or no longer. */
export async function setOperator(
  { db, now, actorId }: Operator,
  { id, email }: Pick<User, "id" | "email">,
  isOperator: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const columns = { is_operator: isOperator ? 1 : 0 };
    await transaction.updateTable("user").set(columns).where("id", "=", id).execute();
    const kind = isOperator ? "operator_granted" : "operator_revoked";
    const event = { at: now().toISOString(), actor: "operator", actorId, kind, userId: id, detail: email } as const;
    await recordAudit(transaction, event);
  });
}

/** Turns two-factor authentication off, logs the user out and notifies them. @throws RefusedChange if it is off */
export async function resetTwoFactor({ db, now, securityLog, actorId }: Operator, { id, email }: User): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = transaction.updateTable("user").set({ twoFactorEnabled: 0 }).where("id", "=", id);
    const { numUpdatedRows } = await user.where("twoFactorEnabled", "=", 1).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RefusedChange(`two-factor authentication of ${email} is off`);
    await transaction.deleteFrom("twoFactor").where("userId", "=", id).execute();
    await transaction.deleteFrom("session").where("userId", "=", id).execute();
    await createLiveTokens(transaction, now).endAll(id);
    await securityLog.record({ userId: id, kind: "two_factor_off", source: operatorSource, actorId }, transaction);
  });
}

/** Deletes an account with its API keys and sessions, and notifies its owner. Its count of this period is kept for its e-mail. */
export async function deleteUser(operator: Operator, { id, email }: Pick<User, "id" | "email">): Promise<void> {
  const { now, changeKeys, quotaOwners, post, publicUrl, actorId } = operator;
  await quotaOwners.keep({ id, email });
  await changeKeys({ userId: id }, async (transaction) => {
    await transaction.deleteFrom("user").where("id", "=", id).execute();
    await post(accountDeletedMail(email, publicUrl), transaction);
    const event = { at: now().toISOString(), actor: "operator", kind: "account_deleted", userId: id } as const;
    await recordAudit(transaction, { ...event, actorId, detail: email });
  });
}
