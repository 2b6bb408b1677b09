import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { announceKeyChange, createKeyChanges } from "../../../src/accounts/key-changes.js";
import { openDatabase } from "../../../src/store/database.js";
import { createSqliteDialect } from "../../../src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "../../../src/store/sqlite/sqlite-file.js";

it("a change is told to whoever else has the database open", async () => {
  const dir = mkdtempSync(join(tmpdir(), "key-changes-"));
  const open = () => openDatabase(createSqliteDialect(openSqliteFile(join(dir, "test.sqlite"))));
  const [here, there] = [await open(), await open()];
  const events = new EventEmitter();
  const parts = { db: there, log: { warn: () => {} }, onForeignChange: () => events.emit("changed") };
  const changes = await createKeyChanges({ pollMs: 5 }, parts);

  const changed = once(events, "changed");
  await announceKeyChange(here);
  await expect(changed).resolves.toEqual([]);
  await changes.close();
  await Promise.all([here.destroy(), there.destroy()]);
  rmSync(dir, { recursive: true });
});

it("a store that is away is logged once, and asked again", async () => {
  const db = await openDatabase(createSqliteDialect(openSqliteFile(":memory:")));
  const events = new EventEmitter();
  let warnings = 0;
  const warn = () => events.emit("warned", ++warnings);
  const changes = await createKeyChanges(
    { pollMs: 5 },
    { db, log: { warn }, onForeignChange: () => events.emit("changed") },
  );

  const warned = once(events, "warned");
  await db.schema.alterTable("key_change").renameTo("elsewhere").execute();
  await warned;
  const changed = once(events, "changed");
  await db.schema.alterTable("elsewhere").renameTo("key_change").execute();
  await announceKeyChange(db);
  await changed;
  expect(warnings).toBe(1);
  await changes.close();
  await db.destroy();
});
