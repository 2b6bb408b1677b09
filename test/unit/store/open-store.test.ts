import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { readSettings } from "../../../src/config/read-settings.js";
import { openStore } from "../../../src/store/open-store.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const migrationsFolder = join(__dirname, "../../../src/store/migrations");

describe.each(storeKinds)("the store on %s", (_name, makeStore) => {
  let store: TestStore;

  beforeEach(async () => {
    store = await makeStore();
  });

  afterEach(() => store.remove());

  it("keeps what was written when it is opened again", async () => {
    const first = await store.open();
    await addUser(first, "u1");

    const second = await store.open();
    expect(await second.selectFrom("user").select("id").execute()).toEqual([{ id: "u1" }]);
  });

  it("is migrated once when six processes open it at once, whose transactions then wait for each other", async () => {
    const children = Array.from({ length: 6 }, () =>
      fork(join(__dirname, "open-store-process.mjs"), { env: { ...process.env, ...store.env } }),
    );
    const codes = await Promise.all(
      children.map(async (child: ChildProcess) => (await once(child, "exit"))[0] as number),
    );

    expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
    const db = await store.open();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    // Each process read and wrote 20 times, in a transaction each time.
    expect(await db.selectFrom("user").select("daily_requests").execute()).toEqual([{ daily_requests: 120 }]);
    expect(rows.map(({ name }) => `${name}.ts`)).toEqual(readdirSync(migrationsFolder).toSorted());
  });

  it("says sums and counts as numbers", async () => {
    const db = await store.open();
    await addUser(db, "u1");
    const row = await db
      .selectFrom("user")
      .select([sql`count(*)`.as("count"), sql`sum(1)`.as("sum")])
      .executeTakeFirst();

    expect(row).toEqual({ count: 1, sum: 1 });
  });

  it("undoes a transaction that fails", async () => {
    const db = await store.open();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("usage").execute();
      await addUser(transaction, "u1");
      throw new Error("no");
    });

    await expect(failing).rejects.toThrow("no");
    expect(await db.selectFrom("user").select("id").execute()).toEqual([]);
  });
});

describe("a PostgreSQL server that is not there", () => {
  it("fails the opening, within the time-out", async () => {
    const settings = readSettings({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" });

    await expect(openStore(settings)).rejects.toThrow("Cannot connect to the database");
  });
});
