import { randomBytes } from "node:crypto";
import { createKeySecrets } from "../../../src/accounts/key-secrets.js";
import { createKeyText } from "../../../src/accounts/key-text.js";
import { readSettings } from "../../../src/config/read-settings.js";
import { openStore } from "../../../src/store/open-store.js";

/** Users in one statement. */
const atOnce = 500;

/** Adds users with an API key each to the store that the settings name; resolves to the keys. */
export async function seedUsers(settings: Readonly<Record<string, string>>, count: number): Promise<string[]> {
  const secrets = createKeySecrets(settings["MASTER_SECRET"] ?? "");
  const db = await openStore(readSettings(settings));
  const now = new Date().toISOString();
  const texts: string[] = [];
  while (texts.length < count) {
    const ids = Array.from({ length: Math.min(atOnce, count - texts.length) }, () => randomBytes(16).toString("hex"));
    const users = ids.map((id) => ({ id, name: id, email: `${id}@example.org`, emailVerified: 1, image: null }));
    const keys = ids.map((id) => {
      const text = createKeyText("testnet", randomBytes);
      texts.push(text);
      const sealed = secrets.seal(text, id);
      return { id, user_id: id, slot: 1, name: id, description: null, digest: secrets.digest(text), sealed };
    });
    await db.transaction().execute(async (transaction) => {
      const times = { createdAt: now, updatedAt: now };
      await transaction
        .insertInto("user")
        .values(users.map((user) => ({ ...user, ...times })))
        .execute();
      await transaction
        .insertInto("api_key")
        .values(keys.map((key) => ({ ...key, network: "testnet", created_at: now, revoked_at: null })))
        .execute();
    });
  }
  await db.destroy();
  return texts;
}
