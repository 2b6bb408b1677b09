import type { User, Users } from "../accounts/users.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import { withStore } from "./with-store.js";

/** The argument that selects a user. */
export const userArgument = { summary: "The user's ID or e-mail" } as const;

/** A user in the service's store. */
export interface FoundUser {
  readonly db: Database;
  readonly users: Users;
  readonly user: User;
}

/** Runs a command for a user, given by ID or e-mail. Rejects if there is no such user. */
export function withUser<Result>(
  settings: Settings,
  idOrEmail: string,
  work: (found: FoundUser) => Promise<Result>,
): Promise<Result> {
  return withUsers(settings, async (users, db) => {
    const user = await users.find(idOrEmail);
    if (!user) throw new Error(`there is no user ${idOrEmail}`);
    return work({ db, users, user });
  });
}

/** Runs a command with the users in the service's store. */
export async function withUsers<Result>(
  settings: Settings,
  work: (users: Users, db: Database) => Promise<Result>,
): Promise<Result> {
  const { createUsers } = await import("../accounts/users.js");
  const { createChangeKeys } = await import("../accounts/key-changes.js");
  return withStore(settings, (db) =>
    work(createUsers({ db, now: () => new Date(), changeKeys: createChangeKeys(db) }), db),
  );
}
