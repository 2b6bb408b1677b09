import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createKeySecrets } from "../../src/accounts/key-secrets.js";
import { createKeyText } from "../../src/accounts/key-text.js";
import { openDatabase } from "../../src/store/database.js";
import { createSqliteDialect } from "../../src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "../../src/store/sqlite/sqlite-file.js";
import { ask } from "../e2e/ask.js";
import { type ProgramRun, runProgram } from "../e2e/run-program.js";
import { type StartedProgram, startProgram } from "../e2e/start-program.js";
import { useDataDir } from "../e2e/use-data-dir.js";

const folder = useDataDir();

const former = "the former master secret of this test";
const current = "the new master secret of this test 1";
/** More than the first steps of the command store again. */
const keyCount = 5_000;

const settings = (MASTER_SECRET: string, fallback?: string) => ({
  DATA_DIR: folder.dataDir,
  MASTER_SECRET,
  ...(fallback !== undefined && { MASTER_SECRET_FALLBACK: fallback }),
});

/** API keys of as many users. */
async function addKeys(): Promise<string[]> {
  const db = await openDatabase(createSqliteDialect(openSqliteFile(join(folder.dataDir, "rootgate.sqlite"))));
  const secrets = createKeySecrets(former);
  const times = { createdAt: "2026-11-21T12:00:00.000Z", updatedAt: "2026-11-21T12:00:00.000Z" };
  const texts: string[] = [];
  for (let first = 0; first < keyCount; first += 1_000) {
    const ids = Array.from({ length: 1_000 }, (_, index) => `added-${first + index}`);
    const keys = ids.map((id) => {
      const text = createKeyText("testnet", randomBytes);
      texts.push(text);
      const stored = { digest: secrets.digest(text), sealed: secrets.seal(text, id), created_at: "", revoked_at: null };
      return { id, user_id: id, slot: 1, name: "key", network: "testnet", description: null, ...stored } as const;
    });
    const users = ids.map((id) => ({ id, name: id, email: `${id}@example.org`, emailVerified: 1, ...times }));
    await db.insertInto("user").values(users).execute();
    await db.insertInto("api_key").values(keys).execute();
  }
  await db.destroy();
  return texts;
}

/** Calls with one key after the other until it is over; resolves with the responses that were not results. */
async function callAll({ origin }: StartedProgram, texts: readonly string[], isOver: () => boolean) {
  const refused: unknown[] = [];
  let calls = 0;
  for (; !isOver(); calls++) {
    const response = await ask(`${origin}/${texts[(calls * 7_919) % texts.length]}`, "eth_chainId");
    if (response.result !== "0x1f") refused.push(response);
  }
  return { refused, calls };
}

it("serves every call while rotate-secret runs, is killed and runs again", async () => {
  const outputs: ProgramRun["output"][] = [];
  const run = (given: Readonly<Record<string, string>>, ...args: string[]): ProgramRun => {
    const started = runProgram(given, args);
    outputs.push(started.output);
    return started;
  };
  const first = await startProgram(settings(former));
  const texts = [...(await addKeys()), new URL(first.urls.testnet).pathname.slice(1)];
  await first.stop();
  const second = await startProgram({ ...settings(current, former), UNKNOWN_KEYS_PER_MINUTE: "1" });
  expect(new URL(second.urls.testnet).pathname.slice(1)).toBe(texts.at(-1));

  const early = run(settings(former, current), "rotate-secret");
  expect(await early.ended).toBe(1);
  expect(early.output.stderr).toMatch(
    /^rootgate: these processes store with another master secret: [\w-]+:\d+\. Restart/,
  );

  const ending = new AbortController();
  const calling = callAll(second, texts, () => ending.signal.aborted);
  const killed = run(settings(current, former), "rotate-secret");
  await killed.untilOutput(({ stdout }) => stdout.includes("API keys: 200 read, 200 stored again"));
  expect(await killed.end("SIGKILL")).toBeNull();
  expect(killed.output.stdout).not.toContain("Verified");
  const tooEarly = run(settings(current), "serve");
  expect(await tooEarly.ended).toBe(1);
  expect(tooEarly.output.stderr).toContain("until rootgate rotate-secret has finished");

  const resumed = run(settings(current, former), "rotate-secret", "--json");
  expect([await resumed.ended, resumed.output.stderr]).toEqual([0, ""]);
  const result = JSON.parse(resumed.output.stdout.trim().split("\n").at(-1) ?? "") as {
    tables: { table: string; rows: number; resealed: number; unreadable: number }[];
  };
  expect(result).toMatchObject({ isDone: true, waitUntil: null });
  const [keys] = result.tables;
  expect(keys).toMatchObject({ table: "API keys", rows: keyCount + 2, unreadable: 0 });
  expect(keys?.resealed).toBeLessThanOrEqual(keyCount + 2 - 200);
  expect(keys?.resealed).toBeGreaterThan(0);
  ending.abort();
  const { refused, calls } = await calling;
  expect(refused).toEqual([]);
  expect(calls).toBeGreaterThan(0);
  await second.stop();

  const last = await startProgram(settings(current));
  expect((await callAll(last, texts.slice(-50), stopAfter(50))).refused).toEqual([]);
  const again = run(settings(current), "rotate-secret");
  expect(await again.ended).toBe(0);
  expect(again.output.stdout).toContain(`API keys: 0 of ${(keyCount + 2).toLocaleString("en-US")} stored again\n`);
  expect(again.output.stdout).toContain("MASTER_SECRET_FALLBACK can be removed");
  const audit = run(settings(current), "audit", "--json");
  await audit.ended;
  const events = audit.output.stdout.split("\n").filter((line) => line.includes("master_secret_rotated"));
  expect(events).toHaveLength(1);
  await last.stop();
  outputs.push(first.run.output, second.run.output, last.run.output);
  expect(JSON.stringify(outputs)).not.toMatch(/the (former|new) master secret of this test/);
});

function stopAfter(count: number): () => boolean {
  let left = count;
  return () => left-- === 0;
}
