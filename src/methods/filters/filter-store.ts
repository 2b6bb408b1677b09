import { randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import { limits } from "../../../generated/limits.js";
import type { Clock } from "../../clock.js";
import { storeUnavailable } from "../../rpc/store-unavailable.js";
import type { Database } from "../../store/database.js";
import type { FilterTable } from "../../store/filter-tables.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import {
  createFilterId,
  type FilterContent,
  type FilterCreator,
  type FilterOwner,
  type StoredFilter,
} from "./stored-filter.js";

export interface FilterStoreParts {
  readonly db: Database;
  readonly clock: Pick<Clock, "nowMs">;
  readonly breaker: StoreBreaker;
}

/** Polls without changes are written this seldom. */
const touchMs = 60_000;
const idleMs = limits.filterIdleMinutes * 60_000 + touchMs;

const slots = Array.from({ length: limits.filtersPerUser }, (_, index) => index + 1);

/** The filters of all users, in the store: any process finds each of them. All methods reject with store_unavailable. */
export class FilterStore {
  readonly #parts: FilterStoreParts;

  constructor(parts: FilterStoreParts) {
    this.#parts = parts;
  }

  /** Resolves to the new filter's ID; undefined if the user has no room for another one. */
  add({ userId, network, keyId }: FilterCreator, content: FilterContent): Promise<`0x${string}` | undefined> {
    return this.query(async (db) => {
      const id = createFilterId();
      const { kind, state } = content;
      const criteria = JSON.stringify(kind === "logs" ? content.criteria : {});
      const row = {
        id,
        user_id: userId,
        network,
        key_id: keyId,
        kind,
        criteria,
        state: JSON.stringify(state),
        revision: 0,
      };
      for (;;) {
        const slot = await this.#findSlot(db, userId);
        if (slot === undefined) return undefined;
        // The unique index on (user, slot) decides, not a count: of two concurrent creates only one gets a slot.
        const inserted = await db
          .insertInto("filter")
          .values({ ...row, slot, polled_at: this.#ago(0) })
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst();
        if (inserted) return id;
      }
    });
  }

  find({ userId, network }: FilterOwner, id: string): Promise<StoredFilter | undefined> {
    return this.query(async (db) => {
      const row = await db
        .selectFrom("filter")
        .selectAll()
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("network", "=", network)
        .where("polled_at", ">=", this.#ago(idleMs))
        .executeTakeFirst();
      return row && readRow(row);
    });
  }

  /** Records a poll that reported nothing. */
  async touch({ id, polledAtMs }: StoredFilter): Promise<void> {
    if (this.#parts.clock.nowMs() - polledAtMs < touchMs) return;
    const polled_at = this.#ago(0);
    await this.query((db) => db.updateTable("filter").set({ polled_at }).where("id", "=", id).execute());
  }

  /** Records what a poll reports. False if another poll was faster, or the filter is gone: then it must not report it. */
  move({ id, revision }: StoredFilter, state: FilterContent["state"]): Promise<boolean> {
    const moved = { state: JSON.stringify(state), revision: revision + 1, polled_at: this.#ago(0) };
    return this.query(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable("filter")
        .set(moved)
        .where("id", "=", id)
        .where("revision", "=", revision)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    });
  }

  /** False if there is no such filter. */
  remove({ userId, network }: FilterOwner, id: string): Promise<boolean> {
    return this.query(async (db) => {
      const row = await db
        .deleteFrom("filter")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("network", "=", network)
        .returning("polled_at")
        .executeTakeFirst();
      return row !== undefined && row.polled_at >= this.#ago(idleMs);
    });
  }

  /** Runs a query, unless the store is away. */
  async query<Result>(run: (db: Database) => Promise<Result>): Promise<Result> {
    const { db, breaker } = this.#parts;
    const before = breaker.outage();
    if (before) throw storeUnavailable(before);
    try {
      return await run(db);
    } catch (error) {
      await breaker.report(error);
      const outage = breaker.outage();
      throw outage ? storeUnavailable(outage) : error;
    }
  }

  /** One of the free slots, at random, so that concurrent creates rarely try the same. */
  async #findSlot(db: Database, userId: string): Promise<number | undefined> {
    const ofUser = db.selectFrom("filter").where("user_id", "=", userId);
    const used = new Set((await ofUser.select("slot").execute()).map(({ slot }) => slot));
    const free = slots.filter((slot) => !used.has(slot));
    if (free.length > 0) return free[randomInt(free.length)];
    const idle = await db
      .deleteFrom("filter")
      .where("user_id", "=", userId)
      .where("polled_at", "<", this.#ago(idleMs))
      .returning("slot")
      .execute();
    return idle[0]?.slot;
  }

  #ago(ageMs: number): string {
    return new Date(this.#parts.clock.nowMs() - ageMs).toISOString();
  }
}

function readRow({ id, key_id, kind, criteria, state, revision, polled_at }: Selectable<FilterTable>): StoredFilter {
  const content = { kind, criteria: JSON.parse(criteria) as object, state: JSON.parse(state) as object };
  return { ...(content as FilterContent), id, revision, keyId: key_id, polledAtMs: Date.parse(polled_at) };
}
