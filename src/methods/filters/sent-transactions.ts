import { sql } from "kysely";
import { limits } from "../../../generated/limits.js";
import type { Clock } from "../../clock.js";
import type { NetworkName } from "../../config/network-table.js";
import type { Database } from "../../store/database.js";
import type { Log } from "../../telemetry/log.js";
import type { FilterStore } from "./filter-store.js";

/** The position of the transaction that was sent last; 0 before the first. */
export async function lastPosition(store: FilterStore, network: NetworkName): Promise<number> {
  const row = await store.query((db) =>
    db
      .selectFrom("sent_transaction")
      .select((of) => of.fn.max("position").as("position"))
      .where("network", "=", network)
      .executeTakeFirst(),
  );
  return row?.position ?? 0;
}

/** The transactions that were sent after a position, in order; at most as many as a poll reports. */
export function readSent(store: FilterStore, network: NetworkName, after: number) {
  return store.query((db) =>
    db
      .selectFrom("sent_transaction")
      .select(["position", "hash"])
      .where("network", "=", network)
      .where("position", ">", after)
      .orderBy("position")
      .limit(limits.logsMaxResults)
      .execute(),
  );
}

interface Sent {
  readonly network: NetworkName;
  readonly hash: string;
  /** Whether a node reported it: only filters need it then, since other processes listen to nodes themselves. */
  readonly isHeard: boolean;
}

export interface SentTransactionLogParts {
  readonly store: FilterStore;
  readonly clock: Pick<Clock, "nowMs">;
  readonly log: Pick<Log, "warn">;
}

/** Transactions that wait to be written; more are not reported. */
const maxWaiting = 10_000;

/** Writes sent transactions in order, in the background, for filters and for subscribers of other processes. */
export class SentTransactionLog {
  readonly #parts: SentTransactionLogParts;
  readonly #waiting: Sent[] = [];
  #writing: Promise<void> | undefined;

  constructor(parts: SentTransactionLogParts) {
    this.#parts = parts;
  }

  add(sent: Sent): void {
    if (this.#waiting.length >= maxWaiting) return;
    this.#waiting.push(sent);
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  /** Resolves once all are written. */
  async close(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    const { store, clock, log } = this.#parts;
    for (let sent = this.#waiting.shift(); sent; sent = this.#waiting.shift()) {
      const row = { ...sent, sent_at: new Date(clock.nowMs()).toISOString() };
      try {
        await store.query((db) => write(db, row));
      } catch (error) {
        log.warn({ err: error }, "a transaction could not be recorded for filters and other processes");
      }
    }
  }
}

/**
 * Adds a transaction after all others of its network, unless it exists, or a node reported it and there is no filter. The unique
 * position makes processes wait for each other's commit, so that positions become visible in order.
 */
async function write(
  db: Database,
  { network, hash, isHeard, sent_at }: Sent & { readonly sent_at: string },
): Promise<void> {
  const filters = db
    .selectFrom("filter")
    .select("id")
    .where("kind", "=", "transactions")
    .where("network", "=", network);
  if (isHeard && !(await filters.limit(1).executeTakeFirst())) return;
  for (;;) {
    const inserted = await sql`
      insert into sent_transaction (network, position, hash, sent_at)
      select ${sql.val(network)}, coalesce(max(position), 0) + 1, ${hash}, ${sent_at}
      from sent_transaction where network = ${network}
      on conflict do nothing returning position`.execute(db);
    if (inserted.rows.length > 0) return;
    const same = db
      .selectFrom("sent_transaction")
      .select("hash")
      .where("network", "=", network)
      .where("hash", "=", hash);
    if (await same.executeTakeFirst()) return;
  }
}
