import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../../store/database.js";

/** Which browsers a user has logged in with: each holds a cookie with random tokens, one for each account used there. */
export interface KnownDevices {
  /** The id of the browser, where this account was logged in with it before; `cookie` is what it holds. */
  find(email: string, cookie: string | undefined): Promise<string | undefined>;
  /** After a log-in. */
  recognise(userId: string, cookie: string | undefined): Promise<Recognition>;
  /** Makes all browsers but this one new again. */
  forgetOthers(userId: string, cookie: string | undefined): Promise<void>;
}

export interface Recognition {
  /** Whether the user has not logged in with this browser before. */
  readonly isNew: boolean;
  /** Whether the user has no other. */
  readonly isFirst: boolean;
  /** What the browser is to hold from now on. */
  readonly cookie: string;
}

const dayMs = 86_400_000;

/** The longest that browsers keep a cookie; each log-in begins it again. */
export const deviceLifetimeMs = 400 * dayMs;

const maxAccountsPerBrowser = 5;
const maxDevicesPerUser = 20;
const tokenPattern = /^[\w-]{32}$/;

export function createKnownDevices(db: Database, now: () => Date): KnownDevices {
  const oldest = () => new Date(now().getTime() - deviceLifetimeMs).toISOString();
  return {
    async find(email, cookie) {
      const digests = readTokens(cookie).map(digest);
      if (digests.length === 0) return undefined;
      const row = await db
        .selectFrom("known_device")
        .innerJoin("user", "user.id", "known_device.user_id")
        .select("digest")
        .where("email", "=", email.toLowerCase())
        .where("digest", "in", digests)
        .where("last_used_at", ">", oldest())
        .executeTakeFirst();
      return row?.digest;
    },

    async recognise(userId, cookie) {
      const tokens = readTokens(cookie);
      const last_used_at = now().toISOString();
      const seen = await db
        .updateTable("known_device")
        .set({ last_used_at })
        .where("user_id", "=", userId)
        .where("digest", "in", [...tokens.map(digest), ""])
        .where("last_used_at", ">", oldest())
        .executeTakeFirst();
      if (seen.numUpdatedRows > 0n) return { isNew: false, isFirst: false, cookie: tokens.join(".") };
      const other = db.selectFrom("known_device").select("digest").where("user_id", "=", userId);
      const isFirst = (await other.limit(1).executeTakeFirst()) === undefined;
      // Never a token that came along: somebody else may have planted it.
      const token = randomBytes(24).toString("base64url");
      await db
        .insertInto("known_device")
        .values({ user_id: userId, digest: digest(token), last_used_at })
        .execute();
      await forgetOldest(db, userId);
      return { isNew: true, isFirst, cookie: [...tokens, token].slice(-maxAccountsPerBrowser).join(".") };
    },

    async forgetOthers(userId, cookie) {
      await db
        .deleteFrom("known_device")
        .where("user_id", "=", userId)
        .where("digest", "not in", [...readTokens(cookie).map(digest), ""])
        .execute();
    },
  };
}

/** A user's devices past the most that are remembered. */
async function forgetOldest(db: Database, userId: string): Promise<void> {
  const ofUser = db.selectFrom("known_device").where("user_id", "=", userId);
  const newest = ofUser.select("digest").orderBy("last_used_at", "desc").limit(maxDevicesPerUser);
  await db.deleteFrom("known_device").where("user_id", "=", userId).where("digest", "not in", newest).execute();
}

function readTokens(cookie = ""): string[] {
  const parts = cookie.split(".", maxAccountsPerBrowser);
  return parts.filter((part) => tokenPattern.test(part));
}

function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
