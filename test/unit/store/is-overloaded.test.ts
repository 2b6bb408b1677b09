import { sql } from "kysely";
import { isOverloaded } from "../../../src/store/is-overloaded.js";
import { openSqliteFile } from "../../../src/store/sqlite/sqlite-file.js";
import { storeKinds } from "../../fakes/test-stores.js";

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it("recognises a full SQLite file", () => {
  const file = openSqliteFile(":memory:");
  file.execute("pragma max_page_count = 3", []);
  file.execute("create table filled (text)", []);
  const fill = () => file.execute("insert into filled values (zeroblob(100000))", []);

  expect(fill).toThrow("database or disk is full");
  expect(isOverloaded(new Error("database or disk is full"))).toBe(true);
  file.close();
});

describe.each(storeKinds)("on %s", (name, makeStore) => {
  it("recognises a store that is read-only, and no other failure", async () => {
    const store = await makeStore();
    const db = await store.open();
    const readOnly =
      name === "SQLite" ? "pragma query_only = on" : "set session characteristics as transaction read only";
    const error = await db.connection().execute(async (connection) => {
      await sql.raw(readOnly).execute(connection);
      return failureOf(connection.deleteFrom("usage").execute());
    });
    const other = await failureOf(sql`select * from nowhere`.execute(db));
    await store.remove();

    expect([isOverloaded(error), isOverloaded(other), isOverloaded(undefined)]).toEqual([true, false, false]);
  });
});
