import { sql } from "kysely";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

describe.each(storeKinds)("the indexes of large tables on %s", (kind, makeStore) => {
  let store: TestStore;

  beforeEach(async () => {
    store = await makeStore();
  });

  afterEach(() => store.remove());

  it("are built in a store that has users, by processes that start at once", async () => {
    const db = await store.open();
    await addUser(db, "ada");
    await sql`drop index api_key_user_id`.execute(db);
    await sql`create index usage_hours on usage (start) where length(start) = 13`.execute(db);
    const [again] = await Promise.all([store.open(), store.open()]);
    await expect(sql`create index usage_hours on usage (user_id)`.execute(again)).resolves.toBeDefined();
    await expect(sql`create index api_key_user_id on api_key (id)`.execute(again)).rejects.toThrow("already exists");
  });

  it("are built again where PostgreSQL's build was interrupted", async () => {
    if (kind !== "PostgreSQL") return;
    const db = await store.open();
    await addUser(db, "ada");
    await sql`update pg_index set indisvalid = false where indexrelid = 'api_key_user_id'::regclass`.execute(db);
    await store.open();
    const { rows } = await sql<{ indisvalid: boolean }>`
      select indisvalid from pg_index where indexrelid = 'api_key_user_id'::regclass`.execute(db);
    expect(rows).toEqual([{ indisvalid: true }]);
  });
});
