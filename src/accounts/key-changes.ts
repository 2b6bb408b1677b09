import type { Database } from "../store/database.js";
import type { Log } from "../telemetry/log.js";

/** Tells other processes on the same database that keys have changed, and learns of their changes. */
export interface KeyChanges {
  /** To be called after a change is in the store. */
  announce(): Promise<void>;
  close(): Promise<void>;
}

export interface KeyChangesOptions {
  /** How often to look: the longest that another process's revocation goes unnoticed here. */
  readonly pollMs: number;
}

export interface KeyChangesParts {
  readonly db: Database;
  readonly log: Pick<Log, "warn">;
  /** Told that some key has changed in another process. */
  readonly onForeignChange: () => void;
}

/** Tells every process on the same database that keys have changed. To be called after the change is in the store. */
export async function announceKeyChange(db: Database): Promise<void> {
  await db
    .updateTable("key_change")
    .set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
    .execute();
}

/**
 * Watches the one-row counter of the store. A process that is killed between a change and its announcement loses only the
 * announcement: the others then notice the change when what they remember runs out (find-caller.ts).
 */
export async function createKeyChanges({ pollMs }: KeyChangesOptions, parts: KeyChangesParts): Promise<KeyChanges> {
  const { db, log, onForeignChange } = parts;
  const read = async () => (await db.selectFrom("key_change").select("revision").executeTakeFirstOrThrow()).revision;
  let seen = await read();
  let isAway = false;

  const look = async (): Promise<void> => {
    try {
      const revision = await read();
      if (revision !== seen) onForeignChange();
      seen = revision;
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, "changes of keys cannot be watched: the store does not answer");
      isAway = true;
    }
  };

  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, pollMs).unref();

  return {
    announce: () => announceKeyChange(db),
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
