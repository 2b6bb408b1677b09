import { LRUCache } from "lru-cache";
import { type Clock, dayMs, isoTime } from "../clock.js";
import type { NetworkName } from "../config/network-table.js";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";
import type { Caller } from "./caller.js";
import type { ChangedKeys } from "./key-changes.js";

/** An API key that is used from a place where it was not used before. */
export interface KeyElsewhere {
  readonly userId: string;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly place: string;
}

/** Where API keys are used, of users who want alerts about new places. */
export interface KeyPlaces {
  readonly note: (caller: Pick<Caller, "keyId" | "userId">, place: string) => void;
  /** Notes the places of changed keys again: alerts may have been turned off and on, for which stored places are deleted. */
  readonly forget: (changed: ChangedKeys | undefined) => void;
  /** Writes what was noted. */
  readonly flush: () => Promise<void>;
  close(): Promise<void>;
}

export interface KeyPlacesParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
  /** Stores the mail and the alert for a webhook in the transaction that records the place. */
  readonly notify: (key: KeyElsewhere, transaction: Database) => Promise<void>;
}

const flushMs = 10_000;
/** A key that is used from more is used everywhere: further places are not kept. */
export const maxPlaces = 32;
/** Alerts about a key in 24 hours. */
export const maxAlerts = 3;
/** Keys whose places are in memory, and places that wait to be written; what does not fit is noted with a later use. */
const maxKeys = 10_000;
const maxWaiting = 2_000;

export function createKeyPlaces(parts: KeyPlacesParts): KeyPlaces {
  const { clock, breaker, log } = parts;
  const { waiting, note, forget } = createMemory();
  const flush = async (): Promise<void> => {
    for (let next = waiting[0]; next && !breaker.outage(); next = waiting[0]) {
      try {
        await record(next, parts);
      } catch (error) {
        // Noted with the next use.
        forget(next);
        if (!(await breaker.report(error))) log.warn({ err: error }, "where an API key is used could not be written");
      }
      waiting.shift();
    }
  };
  let flushing = Promise.resolve();
  const flushAgain = (): Promise<void> => (flushing = flushing.then(flush));
  const flushLater = (): (() => void) =>
    clock.after(flushMs, () => {
      stop = flushLater();
      if (waiting.length > 0) void flushAgain();
    });
  let stop = flushLater();
  return {
    note,
    forget,
    flush: flushAgain,
    async close() {
      stop();
      await flushAgain();
    },
  };
}

/** What this process knows of keys' places, and what waits to be written. */
function createMemory(): Pick<KeyPlaces, "note" | "forget"> & { readonly waiting: NotedPlace[] } {
  const known = new LRUCache<string, KnownKey>({ max: maxKeys });
  const waiting: NotedPlace[] = [];
  return {
    waiting,
    note({ keyId, userId }, place) {
      const { places } = known.get(keyId) ?? { places: new Set() };
      if (places.has(place) || places.size >= maxPlaces || waiting.length >= maxWaiting) return;
      known.set(keyId, { userId, places: places.add(place) });
      waiting.push({ keyId, place });
    },
    forget(changed) {
      if (!changed) known.clear();
      else if ("keyId" in changed) known.delete(changed.keyId);
      else for (const [keyId, { userId }] of known) if (userId === changed.userId) known.delete(keyId);
    },
  };
}

interface KnownKey {
  readonly userId: string;
  readonly places: Set<string>;
}

interface NotedPlace {
  readonly keyId: string;
  readonly place: string;
}

/** Stores a place, and tells the owner of a key that was used elsewhere for a day: by then its usual places are known. */
async function record({ keyId, place }: NotedPlace, { db, clock, notify }: KeyPlacesParts): Promise<void> {
  const nowMs = clock.nowMs();
  const dayAgo = isoTime(nowMs - dayMs);
  await db.transaction().execute(async (transaction) => {
    const key = await findKey(transaction, keyId);
    const places = await transaction
      .selectFrom("key_place")
      .select(["place", "first_used_at"])
      .where("key_id", "=", keyId)
      .execute();
    if (!key || places.length >= maxPlaces) return;
    const inserted = await transaction
      .insertInto("key_place")
      .values({ key_id: keyId, place, first_used_at: isoTime(nowMs) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("place")
      .executeTakeFirst();
    const isKnownElsewhere = places.some(({ first_used_at }) => first_used_at <= dayAgo);
    const ofDay = places.filter(({ first_used_at }) => first_used_at > dayAgo);
    if (inserted && isKnownElsewhere && ofDay.length < maxAlerts) await notify({ ...key, place }, transaction);
  });
}

/** Undefined for a key that was revoked, and of users who want no alerts. */
function findKey(db: Database, keyId: string): Promise<Omit<KeyElsewhere, "place"> | undefined> {
  return db
    .selectFrom("api_key")
    .innerJoin("user", "user.id", "api_key.user_id")
    .select(["api_key.id", "api_key.name", "network", "user_id as userId", "user.email"])
    .where("api_key.id", "=", keyId)
    .where("revoked_at", "is", null)
    .where("place_alerts", "=", 1)
    .executeTakeFirst();
}

/** Deletes the places of a key that is revoked. */
export async function forgetPlaces(transaction: Database, keyId: string): Promise<void> {
  await transaction.deleteFrom("key_place").where("key_id", "=", keyId).execute();
}
