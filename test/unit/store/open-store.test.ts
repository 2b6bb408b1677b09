import { sql } from "kysely";
import { readSettings } from "../../../src/config/read-settings.js";
import { openStore } from "../../../src/store/open-store.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

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
