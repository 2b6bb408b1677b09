import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";

/** API keys that have changed: one key, or all keys of a user. */
export type ChangedKeys = { readonly keyId: string } | { readonly userId: string };

/** Runs a transaction that changes keys, and publishes the change to all processes on the same database. */
export type ChangeKeys = <Result>(
  changed: ChangedKeys,
  work: (transaction: Database) => Promise<Result>,
) => Promise<Result>;

/** Watches changes that other processes make to API keys. */
export interface KeyChanges {
  close(): Promise<void>;
}

export interface KeyChangesOptions {
  /** Poll interval: the longest time until another process's revocation takes effect here. */
  readonly pollMs: number;
}

export interface KeyChangesParts {
  readonly db: Database;
  readonly clock: Pick<Clock, "after">;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
  /** Called for each change, including this process's own; undefined: unknown keys, since some changes were missed. */
  readonly onChange: (changed: ChangedKeys | undefined) => void;
}

/** Number of changes kept; a process that missed more removes all keys from memory. */
const keptChanges = 1_000;

/** The change and its record are committed together. */
export function createChangeKeys(db: Database): ChangeKeys {
  return (changed, work) =>
    db.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      await announceKeyChange(transaction, changed);
      return result;
    });
}

/** In one transaction: it locks the counter's row until commit, so that changes become visible in order. */
async function announceKeyChange(transaction: Database, changed: ChangedKeys): Promise<void> {
  const { revision } = await transaction
    .updateTable("key_change")
    .set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
    .returning("revision")
    .executeTakeFirstOrThrow();
  const { keyId = null, userId = null } = { ...changed } as { keyId?: string; userId?: string };
  await transaction.insertInto("key_change_event").values({ revision, key_id: keyId, user_id: userId }).execute();
  await transaction
    .deleteFrom("key_change_event")
    .where("revision", "<=", revision - keptChanges)
    .execute();
}

/** Watches the store for changes from now on. */
export async function watchKeyChanges({ pollMs }: KeyChangesOptions, parts: KeyChangesParts): Promise<KeyChanges> {
  const { db, clock, breaker, log, onChange } = parts;
  let seen = (await db.selectFrom("key_change").select("revision").executeTakeFirstOrThrow()).revision;

  const poll = async (): Promise<void> => {
    const rows = await readChanges(db, seen);
    const latest = rows[0]?.latest ?? seen;
    const changes = rows.flatMap(({ key_id: keyId, user_id: userId }): ChangedKeys[] => {
      if (keyId !== null) return [{ keyId }];
      return userId === null ? [] : [{ userId }];
    });
    // The revision went back: the database was restored to an earlier state.
    const isComplete = changes.length === latest - seen;
    seen = latest;
    if (isComplete) for (const changed of changes) onChange(changed);
    else onChange(undefined);
  };

  const lookSafely = async (): Promise<void> => {
    if (breaker.outage()) return;
    try {
      await poll();
    } catch (error) {
      if (!(await breaker.report(error))) log.warn({ err: error }, "changes of API keys could not be read");
    }
  };

  let looking: Promise<void> | undefined;
  const lookLater = (): (() => void) =>
    clock.after(pollMs, () => {
      stop = lookLater();
      looking ??= lookSafely().finally(() => (looking = undefined));
    });
  let stop = lookLater();

  return {
    async close() {
      stop();
      await looking;
    },
  };
}

/** The changes after a revision, each with the latest revision; one row without a change if there are none. */
function readChanges(db: Database, after: number) {
  return db
    .selectFrom("key_change")
    .leftJoin("key_change_event", (join) => join.on("key_change_event.revision", ">", after))
    .select(["key_change.revision as latest", "key_id", "user_id"])
    .orderBy("key_change_event.revision")
    .execute();
}
