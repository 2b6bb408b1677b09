import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { storeKinds, type TestStore } from "../fakes/test-stores.js";

const migrationsFolder = join(__dirname, "../../src/store/migrations");

describe.each(storeKinds)("the store of several processes, on %s", (_name, makeStore) => {
  let store: TestStore;

  beforeEach(async () => {
    store = await makeStore();
  });

  afterEach(() => store.remove());

  it("is migrated once when six processes open it at once, whose transactions then wait for each other", async () => {
    const children = Array.from({ length: 6 }, () =>
      fork(join(__dirname, "store-process.mjs"), { env: { ...process.env, ...store.env } }),
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
});
