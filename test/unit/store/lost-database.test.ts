import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../src/store/database.js";
import { findTracesOfLostDatabase } from "../../../src/store/lost-database.js";
import { createSqliteDialect } from "../../../src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "../../../src/store/sqlite/sqlite-file.js";

let folder: string;
const now = new Date("2026-11-24T12:00:00Z");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-lost-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function age(name: string, seconds: number): void {
  const then = new Date(now.getTime() - seconds * 1_000);
  utimesSync(join(folder, name), then, then);
}

function write(name: string, seconds: number): void {
  writeFileSync(join(folder, name), "x");
  age(name, seconds);
}

const find = () => findTracesOfLostDatabase(folder, now);

it("finds what a data folder without a database was used with, a minute ago or earlier", () => {
  write("master-secret", 60);
  write("testnet.chain", 3_600);
  write("mainnet.chain", 59);
  write("notes.txt", 3_600);
  expect(find().toSorted()).toEqual(["master-secret", "testnet.chain"]);
});

it("finds a database file without tables, as a copy without its write-ahead log is", () => {
  openSqliteFile(join(folder, "rootgate.sqlite")).close();
  age("rootgate.sqlite", 60);
  expect(find()).toEqual(["rootgate.sqlite"]);
});

it("finds nothing in a new folder, one that is missing, and one with its database", async () => {
  expect(find()).toEqual([]);
  expect(findTracesOfLostDatabase(join(folder, "missing"), now)).toEqual([]);
  mkdirSync(join(folder, "used"));
  write("master-secret", 60);
  const db = await openDatabase(createSqliteDialect(openSqliteFile(join(folder, "rootgate.sqlite"))));
  age("rootgate.sqlite", 60);
  expect(find()).toEqual([]);
  await db.destroy();
});
