import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Postgres } from "../abuse/harness/postgres.js";
import { failoverOf } from "./failover.js";
import { Flapping } from "./flapping.js";
import type { Gateway } from "./gateways.js";
import type { SmallDisk } from "./small-disk.js";
import type { Surroundings } from "./surroundings.js";

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
  readonly around: Surroundings;
  readonly gateways: readonly Gateway[];
}

const dayMs = 86_400_000;
/** Of 16 MB each: more than the disk has. */
const maxSegments = 40;

const nothing = async (): Promise<void> => {};

/** All faults, in the order in which they are injected. */
export function faultsOf({ around, gateways }: Targets): readonly Fault[] {
  return [...storeFaultsOf(around), ...otherFaultsOf(around), ...gatewayFaultsOf(gateways)];
}

function storeFaultsOf({ postgres, disk, store }: Surroundings): readonly Fault[] {
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
    diskOf(postgres, disk),
    failoverOf(postgres, store),
  ];
}

function otherFaultsOf(around: Surroundings): readonly Fault[] {
  const [one, other] = around.nodes;
  const flapping = new Flapping([one, other]);
  return [
    { name: "Redis is killed", lost: 0, begin: () => around.killRedis(), end: () => around.restartRedis() },
    { name: "the nodes come and go", lost: 0, begin: async () => flapping.start(), end: () => flapping.stop() },
    {
      name: "no node responds",
      lost: 0,
      begin: async () => around.nodes.forEach((node) => node.cut()),
      end: async () => around.nodes.forEach((node) => node.join()),
    },
  ];
}

function gatewayFaultsOf(gateways: readonly Gateway[]): readonly Fault[] {
  const [first] = gateways as readonly [Gateway, ...Gateway[]];
  const stepAll = (aheadMs: number) => async () => gateways.forEach((gateway) => gateway.stepClock(aheadMs));
  return [
    { name: "a gateway's clock is a day ahead", lost: 0, begin: async () => first.stepClock(dayMs), end: stepAll(0) },
    { name: "all clocks are 450 days ahead", lost: 0, begin: stepAll(450 * dayMs), end: stepAll(0) },
    { name: "all clocks are a day behind", lost: 0, begin: stepAll(-dayMs), end: stepAll(0) },
    {
      name: "a gateway is killed",
      lost: 1 / gateways.length,
      begin: async () => void (await first.end("SIGKILL")),
      end: () => first.start(),
    },
    { name: "the gateways restart in turn", lost: 0, begin: () => restartInTurn(gateways), end: nothing },
  ];
}

/** Fills the disk, and uses what segments of the write-ahead log are left: PostgreSQL ends itself when it can't make another. */
function diskOf(postgres: Postgres, disk: SmallDisk): Fault {
  return {
    name: "PostgreSQL's disk is full",
    lost: 1,
    begin: async () => {
      disk.fill();
      const nextSegment = ["select pg_create_restore_point('full')", "select pg_switch_wal()"];
      for (let segments = 0; segments < maxSegments; segments++)
        try {
          await administer(postgres, ...nextSegment);
        } catch {
          return;
        }
      throw new Error("PostgreSQL goes on without space for its write-ahead log");
    },
    end: async () => {
      disk.empty();
      // It may be about to start itself again.
      await postgres.restart().catch(() => undefined);
    },
  };
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
  // A client whose connection ends also emits an error, beside the rejection of its query.
  client.on("error", () => {});
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
