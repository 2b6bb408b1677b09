import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Postgres } from "../abuse/harness/postgres.js";
import { failoverOf } from "./failover.js";
import type { Gateway } from "./gateways.js";
import type { MovableAddress } from "./movable-address.js";

export interface Fault {
  readonly name: string;
  /** Processes whose leases may be lost, as a multiple of all gateways. */
  readonly lost: number;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** Frees what the fault has started. */
  readonly remove?: () => Promise<void> | undefined;
}

export interface Targets {
  readonly postgres: Postgres;
  /** The address by which the gateways reach PostgreSQL. */
  readonly address: MovableAddress;
  readonly gateways: readonly Gateway[];
}

const nothing = async (): Promise<void> => {};

/** All faults, in the order in which they are injected. */
export function faultsOf({ postgres, address, gateways }: Targets): readonly Fault[] {
  const [first] = gateways as readonly [Gateway, ...Gateway[]];
  return [
    { name: "PostgreSQL is killed", lost: 1, begin: () => postgres.crash(), end: () => postgres.restart() },
    { name: "PostgreSQL responds to nothing", lost: 1, begin: () => postgres.freeze(), end: () => postgres.thaw() },
    {
      name: "PostgreSQL is read-only",
      lost: 1,
      begin: () =>
        administer(postgres, "alter system set default_transaction_read_only = on", "select pg_reload_conf()"),
      end: () => administer(postgres, "alter system reset default_transaction_read_only", "select pg_reload_conf()"),
    },
    {
      name: "PostgreSQL ends all connections",
      lost: 1,
      begin: () =>
        administer(
          postgres,
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rootgate'",
        ),
      end: nothing,
    },
    lockOf(postgres, "quota"),
    lockOf(postgres, "api_key"),
    failoverOf(postgres, address),
    {
      name: "a gateway is killed",
      lost: 1 / gateways.length,
      begin: async () => void (await first.end("SIGKILL")),
      end: () => first.start(),
    },
    { name: "the gateways restart in turn", lost: 0, begin: () => restartInTurn(gateways), end: nothing },
  ];
}

/** Holds the strongest lock on a table, as `ALTER TABLE` does. */
function lockOf(postgres: Postgres, table: string): Fault {
  let client: pg.Client;
  return {
    name: `the table ${table} is locked`,
    lost: 0,
    begin: async () => {
      client = await connect(postgres);
      await client.query(`begin; lock table ${table} in access exclusive mode`);
    },
    end: () => client.end(),
  };
}

async function connect({ url }: Postgres): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: "-c default_transaction_read_only=off" });
  await client.connect();
  return client;
}

async function administer(postgres: Postgres, ...statements: string[]): Promise<void> {
  const client = await connect(postgres);
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function restartInTurn(gateways: readonly Gateway[]): Promise<void> {
  for (const gateway of gateways) {
    const exitCode = await gateway.end("SIGTERM");
    if (exitCode !== 0) throw new Error(`a gateway ended with ${exitCode}`);
    await gateway.start();
    await sleep(500);
  }
}
