import { createHash, randomBytes } from "node:crypto";
import { dayMs } from "../../clock.js";
import type { Database } from "../../store/database.js";

/** Browsers that a user has logged in with: each has a cookie with random tokens, one per account. */
export interface KnownDevices {
  /** The browser's ID, if this account was used in it before; `cookie` is the device cookie. */
  find(email: string, cookie: string | undefined): Promise<string | undefined>;
  /** Records the browser after a log-in. */
  recognise(userId: string, cookie: string | undefined): Promise<Recognition>;
  /** Removes all browsers except this one. */
  forgetOthers(userId: string, cookie: string | undefined): Promise<void>;
}

export interface Recognition {
  /** Whether this is the user's first log-in with this browser. */
  readonly isNew: boolean;
  /** Whether the user has no other browser. */
  readonly isFirst: boolean;
  /** The new value of the device cookie. */
  readonly cookie: string;
}

/** Maximum age of the cookie; each log-in renews it. */
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
      const isKnown = seen.numUpdatedRows > 0n;
      if (isKnown) return { isNew: false, isFirst: false, cookie: tokens.join(".") };
      const { token, isFirst } = await addDevice(db, userId, last_used_at);
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

async function addDevice(db: Database, userId: string, last_used_at: string) {
  const known = db.selectFrom("known_device").select("digest").where("user_id", "=", userId);
  const isFirst = (await known.limit(1).executeTakeFirst()) === undefined;
  // Never a token from the request: an attacker may have planted it.
  const token = randomBytes(24).toString("base64url");
  await db
    .insertInto("known_device")
    .values({ user_id: userId, digest: digest(token), last_used_at })
    .execute();
  await forgetOldest(db, userId);
  return { token, isFirst };
}

/** The user's devices beyond the maximum. */
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
