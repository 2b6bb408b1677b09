import type { Clock } from "../clock.js";
import type { Database } from "./database.js";
import { openStorePools, type StoreParts, type StoreSettings } from "./open-store.js";
import { createStoreBreaker, type StoreBreaker, type StoreBreakerParts } from "./store-breaker.js";
import { type PartTables, probeStore, probeTables } from "./store-probes.js";

/** A database and the breaker of the statements that use it. */
export interface StorePart {
  readonly db: Database;
  readonly breaker: StoreBreaker;
}

/** The parts of the store, each with connections and a breaker of its own: a locked table stops only the part that needs it. */
export interface PartedStore {
  /** Look-ups of API keys. */
  readonly keys: StorePart;
  /** Leases. */
  readonly quota: StorePart;
  /** Filters of users. */
  readonly filters: StorePart;
  /** Accounts, pages and mails. */
  readonly dashboard: StorePart;
  /** Usage, retention and alerts. */
  readonly background: StorePart;
  /** Whether the database responds at all. */
  readonly server: StoreBreaker;
  close(): Promise<void>;
}

interface BreakerParts {
  readonly clock: Clock;
  readonly log: StoreBreakerParts["log"];
}

const keyPart = {
  subject: "the database's table of API keys",
  effect: "only API keys known to be valid are served",
  tables: { reads: ["api_key", "user"], writes: [] },
} as const satisfies TablePart;

const quotaPart = {
  subject: "the database's table of quotas",
  effect: "only leased requests are served",
  tables: { reads: ["api_key", "user"], writes: [["quota", "leased"]] },
} as const satisfies TablePart;

const filterPart = {
  subject: "the database's table of filters",
  effect: "filters can't be used",
  tables: { reads: [], writes: [["filter", "revision"]] },
} as const satisfies TablePart;

interface TablePart extends Pick<StoreBreakerParts, "subject" | "effect"> {
  readonly tables: PartTables;
}

/** Opens the store of a service, and what watches it. */
export async function openPartedStore(
  settings: StoreSettings,
  { clock, log, openSqlite }: BreakerParts & Pick<StoreParts, "openSqlite">,
): Promise<PartedStore> {
  const onBroken = (error: Error): void => void server.report(error);
  const pools = await openStorePools(settings, { onBroken, ...(openSqlite && { openSqlite }) });
  const server = createServerBreaker(pools.probe, { clock, log });
  const breakerOf = ({ tables, ...texts }: TablePart): StoreBreaker =>
    below(server, createStoreBreaker({ ...texts, clock, log, probe: () => probeTables(pools.probe, tables) }));
  const parts = {
    keys: { db: pools.keys, breaker: breakerOf(keyPart) },
    quota: { db: pools.quota, breaker: breakerOf(quotaPart) },
    filters: { db: pools.filters, breaker: breakerOf(filterPart) },
    dashboard: { db: pools.dashboard, breaker: server },
    background: { db: pools.background, breaker: server },
  };
  return {
    ...parts,
    server,
    close() {
      for (const { breaker } of Object.values(parts)) breaker.close();
      return pools.close();
    },
  };
}

/** The breaker of the whole database. */
export function createServerBreaker(db: Database, { clock, log }: BreakerParts): StoreBreaker {
  return createStoreBreaker({ clock, log, probe: () => probeStore(db, clock.nowMs()) });
}

/** A part is away while the server is; else its own tables decide. */
function below(server: StoreBreaker, own: StoreBreaker): StoreBreaker {
  return {
    outage: () => server.outage() ?? own.outage(),
    report: async (error) => (await server.report(error)) || own.report(error),
    check: async () => (await server.check()) || own.check(),
    close: () => own.close(),
  };
}
