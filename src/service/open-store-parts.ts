import { createClock } from "../clock.js";
import type { Settings } from "../config/settings.js";
import { warnOfLostDatabase } from "../store/lost-database.js";
import type { StoreParts } from "../store/open-store.js";
import { readStoreTime } from "../store/read-store-time.js";
import { StoreClock } from "../store/store-clock.js";
import { openPartedStore } from "../store/store-parts.js";
import type { Log } from "../telemetry/log.js";
import type { Closers } from "./closers.js";

export interface StoreChoices extends Pick<StoreParts, "openSqlite"> {
  /** Replaces the store's time, for tests. */
  readonly now?: () => Date;
  /** The machine's clock, for tests. */
  readonly machineNow?: () => Date;
}

interface OpeningParts {
  readonly closers: Closers;
  readonly log: Log;
}

/** Composition: the parts of the store and its clock; `db` and `breaker` are the dashboard's. @throws when the store cannot be opened. */
export async function openStoreParts(settings: Settings, choices: StoreChoices, { closers, log }: OpeningParts) {
  warnOfLostDatabase(settings, new Date(), log);
  const machine = createClock(choices.now ?? choices.machineNow);
  const openingStore = openPartedStore(settings, { ...choices, clock: machine, log });
  const stores = await closers.open(openingStore);
  const store = { ...stores.dashboard, stores, log };
  if (choices.now) return { ...store, clock: machine, clockWarnings: () => ({}) };
  const { db } = stores.background;
  const openingClock = StoreClock.open({ machine, readTime: () => readStoreTime(db), breaker: stores.server, log });
  const clock = await closers.open(openingClock);
  return { ...store, clock, clockWarnings: clock.warnings };
}
