import { copyFileSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../src/store/database.js";
import { createSqliteDialect } from "../../src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "../../src/store/sqlite/sqlite-file.js";
import { ask } from "../e2e/ask.js";
import { runProgram } from "../e2e/run-program.js";
import { startProgram } from "../e2e/start-program.js";
import { untilTrue } from "../e2e/until-true.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { createEmptyPostgres, createMigratedPostgres } from "../fakes/migrated-store.js";

const folder = useDataDir();

async function runCommand(dataDir: string, ...args: string[]): Promise<string> {
  const run = runProgram({ DATA_DIR: dataDir }, args);
  expect([await run.ended, run.output.stderr]).toEqual([0, ""]);
  return run.output.stdout;
}

interface Acknowledged {
  readonly id: string;
  readonly at: number;
}

/** Adds users one after the other beside the running service, until stopped; keeps when each was acknowledged. */
async function addUsers(dataDir: string, added: Acknowledged[], isOver: () => boolean): Promise<void> {
  const db = await openDatabase(createSqliteDialect(openSqliteFile(join(dataDir, "rootgate.sqlite"))));
  while (!isOver()) {
    const id = `user-${added.length}`;
    const createdAt = new Date().toISOString();
    const user = { id, name: "A", email: `${id}@example.org`, emailVerified: 1, createdAt, updatedAt: createdAt };
    await db.insertInto("user").values(user).execute();
    added.push({ id, at: Date.now() });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await db.destroy();
}

it("restores elsewhere, after a kill, everything that was acknowledged before the backup was begun", async () => {
  const used = join(folder.dataDir, "used");
  const restored = join(folder.dataDir, "restored");
  const file = join(folder.dataDir, "backup");
  const service = await startProgram({ DATA_DIR: used });
  const added: Acknowledged[] = [];
  const ending = new AbortController();
  const isOver = (): boolean => ending.signal.aborted;
  const adding = addUsers(used, added, isOver);
  const calling = (async () => {
    while (!isOver()) expect(await ask(service.urls.testnet, "eth_chainId")).toMatchObject({ result: "0x1f" });
  })();
  await untilTrue(async () => added.length >= 200);
  const { begunAt } = JSON.parse(await runCommand(used, "backup", file, "--json")) as { begunAt: string };
  const length = added.length;
  await untilTrue(async () => added.length > length);
  ending.abort();
  await Promise.all([adding, calling]);
  await service.run.end("SIGKILL");

  expect(await runCommand(used, "backup", "--verify", file)).toContain("is whole");
  await runCommand(restored, "restore", file);
  const lines = (await runCommand(restored, "users", "list", "--limit", "100000", "--json")).trim().split("\n");
  const list = lines.map((line) => JSON.parse(line) as { id: string });
  const ids = new Set(list.map(({ id }) => id));
  const before = added.filter(({ at }) => at <= Date.parse(begunAt));
  expect(before.length).toBeGreaterThanOrEqual(200);
  expect(before.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(ids.size).toBeLessThan(added.length + 1);

  // The master secret is no part of a backup.
  mkdirSync(restored, { recursive: true });
  copyFileSync(join(used, "master-secret"), join(restored, "master-secret"));
  const again = await startProgram({ DATA_DIR: restored });
  const { pathname } = new URL(service.urls.testnet);
  expect(await ask(`${again.origin}${pathname}`, "eth_chainId")).toMatchObject({ result: "0x1f" });
  await again.stop();
});

it("brings the master secret along where it is sealed by a passphrase", async () => {
  const [used, restored] = [join(folder.dataDir, "used"), join(folder.dataDir, "restored")];
  const [file, passphrase, other] = ["backup", "passphrase", "other"].map((name) => join(folder.dataDir, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(passphrase, "correct horse battery staple\n");
  writeFileSync(other, "another passphrase\n");
  const service = await startProgram({ DATA_DIR: used });
  const secret = readFileSync(join(used, "master-secret"), "utf8").trim();
  const short = join(folder.dataDir, "short");
  writeFileSync(short, "too short\n");
  const early = runProgram({ DATA_DIR: used }, ["backup", file, "--seal", short]);
  expect([await early.ended, existsSync(file)]).toEqual([1, false]);
  expect(await runCommand(used, "backup", file, "--seal", passphrase)).toContain(`${file}.secret, sealed`);
  await service.stop();
  expect(["", ".json", ".secret"].map((end) => readFileSync(`${file}${end}`).includes(secret))).toEqual(
    Array(3).fill(false),
  );
  expect(await runCommand(used, "backup", "--verify", file, "--seal", passphrase)).toContain("is whole");
  const refused = runProgram({ DATA_DIR: restored }, ["restore", file, "--seal", other]);
  expect([await refused.ended, refused.output.stderr]).toEqual([1, expect.stringContaining("another passphrase")]);
  expect(existsSync(restored)).toBe(false);
  expect(await runCommand(restored, "restore", file, "--seal", passphrase)).toContain(
    `The master secret is in ${join(restored, "master-secret")}.`,
  );
  const again = await startProgram({ DATA_DIR: restored });
  const { pathname } = new URL(service.urls.testnet);
  expect(await ask(`${again.origin}${pathname}`, "eth_chainId")).toMatchObject({ result: "0x1f" });
  await again.stop();
});

for (const server of [process.env["TEST_POSTGRES_URL"]].filter((url) => url !== undefined))
  it("is made of PostgreSQL by the same commands, and restored there only", async () => {
    const [used, empty] = [await createMigratedPostgres(new URL(server)), await createEmptyPostgres(new URL(server))];
    const file = join(folder.dataDir, "dump");
    const on = async ({ url }: { url: URL }, ...args: string[]) => {
      const run = runProgram({ DATA_DIR: folder.dataDir, DATABASE_URL: url.href }, args);
      expect([await run.ended, run.output.stderr]).toEqual([0, ""]);
      return run.output.stdout;
    };
    await on(used, "users", "create", "ada@example.org");
    expect(await on(used, "backup", file)).toContain("1 users and 0 API keys");
    expect(await runCommand(folder.dataDir, "backup", "--verify", file)).toContain("is whole");
    const refused = runProgram({ DATA_DIR: join(folder.dataDir, "sqlite") }, ["restore", file]);
    expect([await refused.ended, refused.output.stderr]).toEqual([1, expect.stringContaining("set DATABASE_URL")]);
    expect(await on(empty, "restore", file)).toContain("Restored to the database of DATABASE_URL");
    expect(await on(empty, "users", "list")).toContain("ada@example.org");
    await Promise.all([used.drop(), empty.drop()]);
  });

it("is missed, with a warning, when the service starts on a copy without the write-ahead log", async () => {
  const used = join(folder.dataDir, "used");
  const copied = join(folder.dataDir, "copied");
  const service = await startProgram({ DATA_DIR: used });
  expect(service.run.output.stderr).not.toContain("the database is empty");
  mkdirSync(copied);
  for (const name of ["rootgate.sqlite", "master-secret"]) {
    copyFileSync(join(used, name), join(copied, name));
    utimesSync(join(copied, name), 0, 0);
  }
  await service.stop();
  const again = await startProgram({ DATA_DIR: copied });
  expect(again.run.output.stderr).toContain("the database is empty, in a data folder that was used before");
  await again.stop();
});
