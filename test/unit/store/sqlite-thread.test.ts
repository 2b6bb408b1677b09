import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteFile, type SqliteFile } from "../../../src/store/sqlite/sqlite-file.js";
import { openTestSqlite } from "../../fakes/migrated-store.js";

let folder: string;
let thread: SqliteFile;
const open = (name = "test.sqlite"): Promise<SqliteFile> => openTestSqlite(join(folder, name));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-sqlite-"));
  thread = await open();
  await thread.execute("create table fruit (name text unique, weight integer)", []);
});

afterEach(async () => {
  await thread.close();
  rmSync(folder, { recursive: true });
});

it("answers statements in their order", async () => {
  const results = await Promise.all([
    thread.execute("insert into fruit values (?, ?), (?, ?)", ["fig", 50, "pear", 180]),
    thread.execute("select * from fruit order by weight", []),
    thread.execute("delete from fruit where weight > ?", [100]),
    thread.execute("select count(*) as count from fruit", []),
  ]);

  expect(results).toEqual([
    { rows: [], numAffectedRows: 2n },
    {
      rows: [
        { name: "fig", weight: 50 },
        { name: "pear", weight: 180 },
      ],
    },
    { rows: [], numAffectedRows: 1n },
    { rows: [{ count: 1 }] },
  ]);
});

it("says what is wrong with a statement, and goes on", async () => {
  await expect(thread.execute("selec", [])).rejects.toThrow('near "selec": syntax error');
  await thread.execute("insert into fruit values ('fig', 1)", []);
  await expect(thread.execute("insert into fruit values ('fig', 2)", [])).rejects.toThrow("constraint failed");

  expect(await thread.execute("select weight from fruit", [])).toEqual({ rows: [{ weight: 1 }] });
});

it("waits for another's transaction without holding up this thread", async () => {
  const other = openSqliteFile(join(folder, "test.sqlite"));
  other.execute("begin immediate", []);
  let isWritten = false;
  const writing = Promise.resolve(thread.execute("insert into fruit values ('fig', 1)", [])).then(
    () => (isWritten = true),
  );

  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isWritten).toBe(false);
  other.execute("commit", []);
  await writing;
  other.close();
});

it("is not opened where there is no folder", async () => {
  await expect(open("no/such/folder")).rejects.toThrow("no such file or directory");
});

it("takes no statement when it is closed, after those that were under way", async () => {
  const closed = await open();
  const last = closed.execute("select 1 as one", []);
  await closed.close();

  expect(await last).toEqual({ rows: [{ one: 1 }] });
  await expect(closed.execute("select 1", [])).rejects.toThrow("the database is closed");
});

it("keeps the file and what is beside it from everybody but its owner, also a file that was readable before", async () => {
  const modes = () =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
    );
  const wanted = { "test.sqlite": "600", "test.sqlite-shm": "600", "test.sqlite-wal": "600" };
  expect(modes()).toEqual(wanted);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const again = await open();
  expect(modes()).toEqual(wanted);
  await again.close();
});
