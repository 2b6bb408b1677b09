import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Postgres } from "../abuse/harness/postgres.js";
import type { Fault } from "./faults.js";
import type { MovableAddress } from "./movable-address.js";

/**
 * The primary is killed, and its synchronous streaming replica is promoted at the same address. Acknowledged changes survive, since
 * each was written by both.
 */
export function failoverOf(primary: Postgres, address: MovableAddress): Fault {
  let replica: Postgres | undefined;
  return {
    name: "PostgreSQL fails over to a replica",
    lost: 1,
    begin: async () => {
      replica = await primary.replicate();
      await replicateEachCommit(primary);
      await primary.crash();
    },
    end: async () => {
      if (!replica) return;
      await replica.promote();
      // The replica was copied before the setting was made, which makes it commit by itself.
      address.move(replica.url);
    },
    remove: () => replica?.stop(),
  };
}

/** From its return on, commits are acknowledged only once the replica has them. */
async function replicateEachCommit({ url }: Postgres): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("alter system set synchronous_standby_names = '*'");
  await client.query("select pg_reload_conf()");
  const isSynchronous = "select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'";
  while ((await client.query(isSynchronous)).rowCount === 0) await sleep(20);
  await client.end();
}
