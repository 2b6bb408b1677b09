import { randomUUID } from "node:crypto";
import { type NetworkName, networks } from "../config/networks.js";
import type { Database } from "../store/database.js";
import type { Key, Keys } from "./keys.js";

const email = "developer@localhost";

/** The one user of a development start with one key per network: made on the first start, the same ones afterwards. */
export async function prepareDevelopmentUser(db: Database, keys: Keys, names: readonly NetworkName[]): Promise<Key[]> {
  const userId = await findOrMakeUser(db);
  const present = await keys.list(userId);
  return Promise.all(
    names.map(
      async (network) =>
        present.find((key) => key.network === network) ??
        keys.create({ userId, network, name: `${networks[network].label} (development)` }),
    ),
  );
}

async function findOrMakeUser(db: Database): Promise<string> {
  const now = new Date().toISOString();
  const user = {
    id: randomUUID(),
    name: "Developer",
    email,
    emailVerified: 1,
    image: null,
    createdAt: now,
    updatedAt: now,
  };
  await db
    .insertInto("user")
    .values(user)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  const { id } = await db.selectFrom("user").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return id;
}
