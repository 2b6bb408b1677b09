import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { backUpSqlite, restoreSqlite, verifySqlite } from "../../../../src/store/backup/sqlite-backup.js";
import { type Database, openDatabase } from "../../../../src/store/database.js";
import { createSqliteDialect } from "../../../../src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "../../../../src/store/sqlite/sqlite-file.js";

let folder: string;
let source: string;
let file: string;
let db: Database;
const facts = { version: "1.2.3", now: new Date("2026-11-24T12:00:00Z") };
const open = (path: string) => openDatabase(createSqliteDialect(openSqliteFile(path)));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-backup-"));
  source = join(folder, "rootgate.sqlite");
  file = join(folder, "it's a backup");
  db = await open(source);
  await addUser(1);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

async function addUser(number: number): Promise<void> {
  const times = { createdAt: "2026-11-24T00:00:00.000Z", updatedAt: "2026-11-24T00:00:00.000Z" };
  const email = `user-${number}@example.org`;
  await db
    .insertInto("user")
    .values({ id: `user-${number}`, name: "A", email, emailVerified: 1, ...times })
    .execute();
}

it("holds what is in the write-ahead log of an open database, and nothing later", async () => {
  const manifest = await backUpSqlite(source, file, facts);
  await addUser(2);
  const target = join(folder, "restored.sqlite");
  expect(await restoreSqlite(file, target)).toEqual(manifest);
  const restored = await open(target);
  expect(await restored.selectFrom("user").select("id").execute()).toEqual([{ id: "user-1" }]);
  await restored.destroy();

  expect(manifest).toMatchObject({
    version: "1.2.3",
    begunAt: "2026-11-24T12:00:00.000Z",
    rows: { user: 1, api_key: 0 },
  });
  expect(manifest.migrations[0]).toBe("0001-user-and-api-key");
  expect([file, `${file}.json`, target].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0, 0]);
});

it("is refused where a byte of it has changed", async () => {
  await backUpSqlite(source, file, facts);
  await expect(verifySqlite(file)).resolves.toBeDefined();
  const bytes = readFileSync(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(file, bytes);
  await expect(verifySqlite(file)).rejects.toThrow("is damaged: its digest is not the manifest's");
  await expect(restoreSqlite(file, join(folder, "restored.sqlite"))).rejects.toThrow("is damaged");
});

it("is refused where its manifest says something else", async () => {
  const manifest = await backUpSqlite(source, file, facts);
  writeFileSync(`${file}.json`, JSON.stringify({ ...manifest, rows: { ...manifest.rows, user: 2 } }));
  await expect(verifySqlite(file)).rejects.toThrow("does not hold what its manifest says");
});

it("overwrites neither a backup nor a database", async () => {
  await backUpSqlite(source, file, facts);
  await expect(backUpSqlite(source, file, facts)).rejects.toThrow("exists already");
  await expect(restoreSqlite(file, source)).rejects.toThrow("There is a database already");
});

it("is not made of a database without tables, as a file copy without its write-ahead log is", async () => {
  const empty = join(folder, "empty.sqlite");
  openSqliteFile(empty).close();
  await expect(backUpSqlite(empty, file, facts)).rejects.toThrow("this is no database of rootgate");
  await expect(verifySqlite(file)).rejects.toThrow(/ENOENT|manifest/);
});

describe("a database of a newer version", () => {
  it("is refused in words, and left as it is", async () => {
    const count = async () => (await sql`select name from kysely_migration`.execute(db)).rows.length;
    const before = await count();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db);
    await expect(open(source)).rejects.toThrow(
      "The database was used by a newer version of rootgate (it has 9999-later): start that version, or restore a backup of before the upgrade",
    );
    expect(await count()).toBe(before + 1);
  });
});
