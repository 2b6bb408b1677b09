import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../../../src/config/read-settings.js";
import { backUpPostgres, restorePostgres, verifyPostgres } from "../../../../src/store/backup/postgres-backup.js";
import { openStore } from "../../../../src/store/open-store.js";
import { createEmptyPostgres, createMigratedPostgres } from "../../../fakes/migrated-store.js";
import { addUser } from "../../../fakes/test-stores.js";

const server = process.env["TEST_POSTGRES_URL"];
const facts = { version: "1.2.3", now: new Date("2026-11-24T12:00:00Z") };
const open = (url: string) => openStore(readSettings({ DATABASE_URL: url }));

it("refuses a backup with another digest than its manifest's", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-backup-"));
  const file = join(folder, "backup");
  writeFileSync(file, "no dump");
  writeFileSync(`${file}.json`, JSON.stringify({ database: "postgresql", sha256: "0".repeat(64) }));
  await expect(verifyPostgres(file)).rejects.toThrow("is damaged");
  rmSync(folder, { recursive: true });
});

// These need a server: `test/services/postgres.sh`.
for (const kind of server === undefined ? [] : ["PostgreSQL"])
  describe(`a backup of ${kind}`, () => {
    const drops: (() => Promise<unknown>)[] = [];
    let folder: string;
    let file: string;
    let source: string;

    const make = async (create: typeof createEmptyPostgres): Promise<string> => {
      const { url, drop } = await create(new URL(server as string));
      drops.push(drop);
      return url.href;
    };
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "rootgate-backup-"));
      file = join(folder, "it's a backup");
      source = await make(createMigratedPostgres);
      const db = await open(source);
      await addUser(db, "ada");
      await db.destroy();
    });
    afterEach(async () => {
      for (const drop of drops.splice(0)) await drop();
      rmSync(folder, { recursive: true });
    });

    it("is restored into an empty database, row by row, and used there", async () => {
      const manifest = await backUpPostgres(source, file, facts);
      expect(manifest).toMatchObject({ database: "postgresql", version: "1.2.3", rows: { user: 1, api_key: 0 } });
      expect(manifest.migrations[0]).toBe("0001-user-and-api-key");
      expect([file, `${file}.json`].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0]);
      expect(await verifyPostgres(file)).toEqual(manifest);
      const target = await make(createEmptyPostgres);
      expect(await restorePostgres(file, target)).toEqual(manifest);
      const db = await open(target);
      expect(await db.selectFrom("user").select("id").execute()).toEqual([{ id: "ada" }]);
      await addUser(db, "bob");
      await db.destroy();
    });

    it("is refused where a byte of it has changed, and where its manifest says something else", async () => {
      const manifest = await backUpPostgres(source, file, facts);
      const target = await make(createEmptyPostgres);
      writeFileSync(`${file}.json`, JSON.stringify({ ...manifest, rows: { ...manifest.rows, user: 2 } }));
      await expect(restorePostgres(file, target)).rejects.toThrow("does not hold what the backup's manifest says");
      const bytes = readFileSync(file);
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      writeFileSync(file, bytes);
      await expect(verifyPostgres(file)).rejects.toThrow("is damaged");
    });

    it("overwrites neither a backup nor a database", async () => {
      await backUpPostgres(source, file, facts);
      await expect(backUpPostgres(source, file, facts)).rejects.toThrow("exists already");
      await expect(restorePostgres(file, source)).rejects.toThrow("There are tables already");
    });

    it("is not made of a database without tables", async () => {
      const empty = await make(createEmptyPostgres);
      await expect(backUpPostgres(empty, file, facts)).rejects.toThrow("this is no database of rootgate");
    });

    it("says what is missing where pg_dump is not installed", async () => {
      const { PATH } = process.env;
      process.env["PATH"] = folder;
      try {
        await expect(backUpPostgres(source, file, facts)).rejects.toThrow("pg_dump is not installed");
      } finally {
        process.env["PATH"] = PATH;
      }
    });

    it("never has the password in its errors", async () => {
      const url = new URL(source);
      url.password = "hunter2";
      url.pathname = "/nobody";
      const failure = (await backUpPostgres(url.href, file, facts).catch((error: unknown) => error)) as Error;
      expect(failure.message).toContain("nobody");
      expect(`${failure.message} ${failure.stack}`).not.toContain("hunter2");
      const [restored] = [await restorePostgres(join(folder, "none"), url.href).catch((error: unknown) => error)];
      expect(String(restored)).not.toContain("hunter2");
    });
  });
