import { mkdtempSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSectionRows, isIntact } from "../../../src/log-index/section-rows.js";
import { openSectionStore, type SectionStore } from "../../../src/log-index/section-store.js";
import { bloomBitsOf, bloomOf } from "../../../src/rootstock/logs-bloom.js";

const contract = `0x${"a1".repeat(20)}` as const;
const bloom = bloomOf([{ address: contract, topics: [] }]);
const [bit] = bloomBitsOf(contract);
const linkOf = (section: number) => ({
  lastHash: `0x${String(section).padStart(64, "0")}`,
  parentHash: `0x${"f".repeat(64)}`,
});

let folder: string;
let stores: SectionStore[];

async function openStore(): Promise<SectionStore> {
  const store = await openSectionStore(folder);
  stores.push(store);
  await store.reload();
  return store;
}

/** Writes a section whose block in `column` has a log. */
function write(store: SectionStore, section: number, column: number): Promise<void> {
  const rows = createSectionRows();
  rows.add(column, bloom);
  return store.write(section, rows, linkOf(section));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "log-index-"));
  stores = [];
});

afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  rmSync(folder, { recursive: true });
});

it("has after a restart what was written", async () => {
  const first = await openStore();
  await write(first, 3, 17);
  await write(first, 130, 18);
  await first.close();

  const second = await openStore();
  expect([2, 3, 130].map((section) => second.linkOf(section))).toEqual([undefined, linkOf(3), linkOf(130)]);
  const row = await second.fileOf(130)?.readRow(bit, 2, 1);
  expect(row && isIntact(row) && row[2]).toBe(4);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "1.rows")).mode & 0o777).toBe(0o600);
});

it("has no section that was taken out", async () => {
  const first = await openStore();
  await write(first, 3, 17);
  await first.drop(3);
  expect(first.linkOf(3)).toBeUndefined();
  await first.close();

  expect((await openStore()).linkOf(3)).toBeUndefined();
});

it("has no section whose entry was written in part, or is of another", async () => {
  const first = await openStore();
  for (const section of [0, 1, 2]) await write(first, section, 0);
  await first.close();
  const file = await open(join(folder, "0.rows"), "r+");
  await file.write(Buffer.alloc(64), 0, 64, 64);
  const { buffer } = await file.read(Buffer.alloc(128), 0, 128, 128);
  await file.write(buffer, 0, 128, 256);
  await file.close();

  const second = await openStore();
  expect([0, 1, 2].map((section) => second.linkOf(section))).toEqual([undefined, linkOf(1), undefined]);
});

it("is written by one process at a time; another reads, and takes over when that one is gone", async () => {
  const writer = await openStore();
  const reader = await openStore();
  expect([writer.isWritable(), reader.isWritable()]).toEqual([true, false]);
  await write(writer, 5, 1);
  expect(reader.linkOf(5)).toBeUndefined();
  await reader.reload();
  expect([reader.linkOf(5), reader.isWritable()]).toEqual([linkOf(5), false]);

  await writer.close();
  await reader.reload();
  expect(reader.isWritable()).toBe(true);
});
