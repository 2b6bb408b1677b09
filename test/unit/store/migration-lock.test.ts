import { Kysely, sql } from "kysely";
import pg from "pg";
import { withMigrationLock } from "../../../src/store/migration-lock.js";
import { createPostgresDialect, unlimited } from "../../../src/store/postgres-dialect.js";
import { storeKinds, type TestStore } from "../../fakes/test-stores.js";

const postgres = storeKinds.filter(([name]) => name === "PostgreSQL");
for (const [name, makeStore] of postgres)
  describe(`the lock of migrations on ${name}`, () => {
    let store: TestStore;
    const opened: Kysely<never>[] = [];

    beforeEach(async () => {
      store = await makeStore();
    });

    afterEach(async () => {
      for (const db of opened.splice(0)) await db.destroy();
      await store.remove();
    });

    const open = (name: string): Kysely<never> => {
      const url = `${store.env["DATABASE_URL"]}?application_name=${name}`;
      const db = new Kysely<never>({
        dialect: createPostgresDialect({ url, maxConnections: 2, limits: unlimited }, () => {}),
      });
      opened.push(db);
      return db;
    };

    it("lets one of several processes work at a time", async () => {
      let working = 0;
      let mostWorking = 0;
      const work = async (): Promise<void> => {
        mostWorking = Math.max(mostWorking, ++working);
        await new Promise((resolve) => setTimeout(resolve, 20));
        working--;
      };
      await Promise.all([1, 2, 3, 4].map((number) => withMigrationLock(open(`p${number}`), work)));

      expect(mostWorking).toBe(1);
    });

    it("is taken over from a process that is killed", async () => {
      let die: () => void = () => undefined;
      const dead = new Promise<void>((resolve) => (die = resolve));
      const holding = new Promise<void>((resolve) => {
        const held = withMigrationLock(open("holder"), () => (resolve(), dead));
        held.catch(() => undefined);
      });
      await holding;
      const taking = withMigrationLock(open("heir"), async () => "migrated");
      const admin = new pg.Client({ connectionString: store.env["DATABASE_URL"] });
      await admin.connect();
      // The server sees the same when the process dies: its connection ends.
      const killed = await admin.query(
        `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
         where relation = 'migration_lock'::regclass and mode = 'RowShareLock' and application_name = 'holder'`,
      );
      await admin.end();

      expect(killed.rowCount).toBe(1);
      expect(await taking).toBe("migrated");
      die();
    });

    it("releases the row when the work fails", async () => {
      const db = open("failing");
      await expect(withMigrationLock(db, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
      expect(await withMigrationLock(db, async () => 1)).toBe(1);
    });

    it("holds up no index that is created concurrently while others wait", async () => {
      const db = open("first");
      let indexed: Promise<unknown> | undefined;
      const first = withMigrationLock(db, async () => {
        await sql`create table t (id integer)`.execute(db);
        await new Promise((resolve) => setTimeout(resolve, 300));
        indexed = sql`create index concurrently t_id on t (id)`.execute(db);
        await indexed;
      });
      await Promise.all([first, withMigrationLock(open("second"), async () => undefined)]);

      expect(indexed).toBeDefined();
    });
  });

describe.each(storeKinds)("migrations on %s", (_name, makeStore) => {
  it("run once where three processes start at the same time", async () => {
    const store = await makeStore();
    const dbs = await Promise.all([store.open(), store.open(), store.open()]);
    const applied = await sql<{ n: number }>`select count(*) as n from kysely_migration`.execute(dbs[0]);
    await store.remove();

    expect(applied.rows[0]?.n).toBeGreaterThan(18);
  });
});
