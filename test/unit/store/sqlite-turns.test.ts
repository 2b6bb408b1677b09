import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import { createSqliteDialect } from "../../../src/store/sqlite/sqlite-dialect.js";
import type { SqliteFile, SqliteStatement } from "../../../src/store/sqlite/sqlite-file.js";
import { openTestSqlite } from "../../fakes/migrated-store.js";

interface Tables {
  fruit: { name: string; weight: number };
}

let folder: string;
let file: SqliteFile;
let db: Kysely<Tables>;
/** The names of the fruits in the statements of each group, and what transactions executed. */
let executed: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-sqlite-"));
  executed = [];
  file = await openTestSqlite(join(folder, "test.sqlite"));
  await file.execute("create table fruit (name text unique, weight integer)", []);
  const watched: SqliteFile = {
    ...file,
    execute: (sql, parameters) => {
      executed.push(sql.slice(0, 6));
      return file.execute(sql, parameters);
    },
    executeTogether: (statements: readonly SqliteStatement[]) => {
      executed.push(
        statements.map(({ sql, parameters }) => (parameters[0] as string | undefined) ?? sql.slice(0, 6)).join(" "),
      );
      return file.executeTogether(statements);
    },
  };
  db = new Kysely<Tables>({ dialect: createSqliteDialect(watched) });
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const add = (name: string, weight = 1) => db.insertInto("fruit").values({ name, weight }).execute();
const names = async (): Promise<string[]> =>
  (await db.selectFrom("fruit").select("name").orderBy("name").execute()).map(({ name }) => name);

it("executes those together that wait while another is executed, a hundred at most", async () => {
  await Promise.all(Array.from({ length: 103 }, (_, index) => add(String(index))));

  expect(executed).toEqual(["0", Array.from({ length: 100 }, (_, index) => index + 1).join(" "), "101 102"]);
  expect(await names()).toHaveLength(103);
});

it("lets each of them succeed or fail by itself", async () => {
  const outcomes = await Promise.allSettled([add("fig"), add("pear"), add("fig"), names(), add("plum"), names()]);

  expect(executed).toHaveLength(2);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
  expect(outcomes[2]).toMatchObject({ reason: { message: expect.stringContaining("constraint failed") } });
  expect(outcomes[3]).toMatchObject({ value: ["fig", "pear"] });
  expect(outcomes[5]).toMatchObject({ value: ["fig", "pear", "plum"] });
});

it("fails all of them when SQLite gives their transaction up, and none of them is done", async () => {
  await file.execute(
    "create trigger spoil before insert on fruit when new.name = 'bad' begin select raise(rollback, 'spoilt'); end",
    [],
  );
  const outcomes = await Promise.allSettled([add("fig"), names(), add("pear"), add("bad"), add("plum")]);

  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected", "rejected"]);
  expect(outcomes[2]).toMatchObject({ reason: { message: expect.stringContaining("spoilt") } });
  expect(await names()).toEqual(["fig"]);
});

it("keeps a transaction's statements apart from those that come meanwhile, in the order in which they came", async () => {
  const transaction = db.transaction().execute(async (inside) => {
    await inside.insertInto("fruit").values({ name: "fig", weight: 1 }).execute();
    const before = add("pear");
    await inside.insertInto("fruit").values({ name: "plum", weight: 1 }).execute();
    return { before };
  });
  const after = names();
  await (
    await transaction
  ).before;

  expect(await after).toEqual(["fig", "plum"]);
  expect(executed).toEqual(["begin ", "insert", "insert", "commit", "select pear"]);
});

it("undoes a transaction that fails, and goes on", async () => {
  const failing = db.transaction().execute(async (inside) => {
    await inside.insertInto("fruit").values({ name: "fig", weight: 1 }).execute();
    throw new Error("changed my mind");
  });
  const after = add("pear");

  await expect(failing).rejects.toThrow("changed my mind");
  await after;
  expect(await names()).toEqual(["pear"]);
});

it("fails what waits when it is closed", async () => {
  const added = Promise.allSettled([add("fig"), add("pear")]);
  await names();
  const late = Promise.allSettled([add("plum"), names(), db.destroy()]);

  expect((await added).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  expect((await late)[1]).toMatchObject({ reason: { message: "the database is closed" } });
});
