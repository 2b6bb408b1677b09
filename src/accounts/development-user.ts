import { randomUUID } from "node:crypto";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import type { NetworkName } from "../config/network-table.js";
import { networks } from "../config/networks.js";
import type { Database } from "../store/database.js";
import { deriveSecret, type MasterSecrets } from "./derive-secret.js";
import type { Key, ReadableKey } from "./key-row.js";
import type { Keys } from "./keys.js";
import type { Users } from "./users.js";

const email = "developer@rootgate.localhost";

/** The user of development mode, with a dashboard log-in and one API key per network. */
export interface DevelopmentUser {
  readonly email: string;
  /** Undefined after it was changed. */
  readonly password: string | undefined;
  readonly keys: readonly ReadableKey[];
}

export interface DevelopmentUserParts {
  readonly db: Database;
  readonly keys: Keys;
  readonly masterSecrets: MasterSecrets;
}

/**
 * Created on the first start. The password is derived from the data folder's master secret, so that each start can print it
 * without storing it.
 */
export async function prepareDevelopmentUser(
  { db, keys, masterSecrets }: DevelopmentUserParts,
  names: readonly NetworkName[],
): Promise<DevelopmentUser> {
  const [password, ...formerPasswords] = passwordsOf(masterSecrets);
  const userId = await findOrMakeUser(db);
  const isUnchanged = await findOrMakePassword(db, userId, { password, formerPasswords });
  const present = await keys.list(userId);
  const ofNetwork = async (network: NetworkName): Promise<ReadableKey> => {
    const ofThis = present.filter((key) => key.network === network);
    const readable = ofThis.find((key): key is ReadableKey => key.text !== null);
    // A key that can't be decrypted can't be printed either: it gets a new secret, since there may be no slot for another key.
    const rotated = readable ?? (ofThis[0] && (await keys.rotate(userId, ofThis[0].id)));
    return rotated ?? keys.create({ userId, network, name: `${networks[network].label} (development)` });
  };
  return { email, password: isUnchanged ? password : undefined, keys: await Promise.all(names.map(ofNetwork)) };
}

/** Where a user and their keys are found. */
export interface UserKeys {
  readonly users: Pick<Users, "find">;
  readonly keys: Pick<Keys, "list">;
}

/** The keys of the development user; none before there is one. */
export async function findDevelopmentKeys({ users, keys }: UserKeys): Promise<readonly Key[]> {
  const user = await users.find(email);
  return user ? keys.list(user.id) : [];
}

async function findOrMakeUser(db: Database): Promise<string> {
  const times = nowTwice();
  await db
    .insertInto("user")
    .values({ id: randomUUID(), name: "Developer", email, emailVerified: 1, is_operator: 1, ...times })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  const { id } = await db.selectFrom("user").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return id;
}

function passwordsOf([current, ...fallbacks]: MasterSecrets): [string, ...string[]] {
  return [passwordOf(current), ...fallbacks.map(passwordOf)];
}

function passwordOf(masterSecret: string): string {
  return deriveSecret(masterSecret, "rootgate development password").toString("base64url").slice(0, 20);
}

interface Passwords {
  readonly password: string;
  /** Those of other master secrets, which it replaces. */
  readonly formerPasswords: readonly string[];
}

/** Whether the password is the user's; false after the user has changed it. */
async function findOrMakePassword(
  db: Database,
  userId: string,
  { password, formerPasswords }: Passwords,
): Promise<boolean> {
  const account = await db
    .selectFrom("account")
    .select("password")
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .executeTakeFirst();
  if (account?.password === null) return false;
  if (account) {
    if (await verifyPassword({ hash: account.password, password })) return true;
    if (!(await isOneOf(formerPasswords, account.password))) return false;
    const columns = { password: await hashPassword(password), updatedAt: nowTwice().updatedAt };
    await db
      .updateTable("account")
      .set(columns)
      .where("userId", "=", userId)
      .where("password", "=", account.password)
      .execute();
    return true;
  }
  const row = { id: randomUUID(), userId, accountId: userId, providerId: "credential", ...nowTwice() };
  await db
    .insertInto("account")
    .values({ ...row, password: await hashPassword(password) })
    .execute();
  return true;
}

async function isOneOf(passwords: readonly string[], hash: string): Promise<boolean> {
  for (const password of passwords) if (await verifyPassword({ hash, password })) return true;
  return false;
}

function nowTwice() {
  const now = new Date().toISOString();
  return { createdAt: now, updatedAt: now };
}
