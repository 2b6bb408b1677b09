import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createKeySecrets } from "../../src/accounts/key-secrets.js";
import { createClock } from "../../src/clock.js";
import { openDatabase } from "../../src/store/database.js";
import { createSqliteDialect } from "../../src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "../../src/store/sqlite/sqlite-file.js";
import { createTestFinder, findKey } from "../fakes/find-key.js";
import { runs } from "../runs.js";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

const hourMs = 3_600_000;
let test: TestService;
let client: DashboardClient;
let aheadMs = 0;

beforeAll(async () => {
  test = await startTestService({}, { now: () => new Date(Date.now() + aheadMs) });
  client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
});

afterAll(() => test.stop());

const statusOf = async (keyText: string): Promise<number> => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" });
  const headers = { "content-type": "application/json" };
  return (await fetch(`${test.origin}/${keyText}`, { method: "POST", headers, body })).status;
};

it("a rotated key's old text works until the grace ends, the new one at once and after", async () => {
  const key = await client.post("/api/keys", { name: "rotated", network: "Testnet" });
  expect(await statusOf(key.text)).toBe(200);
  const rotated = await client.post(`/api/keys/${key.id}/rotate`);

  expect([rotated.id, rotated.name]).toEqual([key.id, "rotated"]);
  expect(rotated.text).not.toBe(key.text);
  expect(Date.parse(rotated.previousExpiresAt ?? "") - Date.now()).toBeGreaterThan(24 * hourMs - 10_000);
  expect([await statusOf(key.text), await statusOf(rotated.text)]).toEqual([200, 200]);
  aheadMs = Date.parse(rotated.previousExpiresAt ?? "") - Date.now() - 1_000;
  expect(await statusOf(key.text)).toBe(200);
  aheadMs = 24 * hourMs;
  expect([await statusOf(key.text), await statusOf(rotated.text)]).toEqual([401, 200]);
  aheadMs = 0;
  await client.ask("DELETE", `/api/keys/${key.id}`);
});

it("a key that can't be decrypted is listed as such beside the others, and rotation replaces it", async () => {
  const damaged = await client.post("/api/keys", { name: "damaged", network: "Testnet" });
  const intact = await client.post("/api/keys", { name: "intact", network: "Testnet" });
  await test.service.db.updateTable("api_key").set({ sealed: "damaged" }).where("id", "=", damaged.id).execute();

  const { keys } = await client.get("/api/keys");
  expect(keys).toContainEqual(expect.objectContaining({ id: damaged.id, isReadable: false, text: "", url: "" }));
  expect(keys).toContainEqual(expect.objectContaining({ id: intact.id, isReadable: true, text: intact.text }));
  expect(await statusOf(damaged.text)).toBe(200);
  const rotated = await client.post(`/api/keys/${damaged.id}/rotate`);
  expect(await statusOf(rotated.text)).toBe(200);
  for (const { id } of [damaged, intact]) await client.ask("DELETE", `/api/keys/${id}`);
});

it("a revoked key ends at once, both of its texts", async () => {
  const key = await client.post("/api/keys", { name: "revoked", network: "Testnet" });
  const rotated = await client.post(`/api/keys/${key.id}/rotate`);
  expect([await statusOf(key.text), await statusOf(rotated.text)]).toEqual([200, 200]);

  expect((await client.ask("DELETE", `/api/keys/${key.id}`)).status).toBe(204);
  expect([await statusOf(key.text), await statusOf(rotated.text)]).toEqual([401, 401]);
  expect((await client.ask("GET", `/api/keys/${key.id}`)).status).toBe(404);
});

it("a key that another process revokes ends here before its look-up runs out", async () => {
  const key = await client.post("/api/keys", { name: "revoked elsewhere", network: "Testnet" });
  // While it stands still the key is not looked up again.
  jest.spyOn(performance, "now").mockReturnValue(performance.now());
  expect(await statusOf(key.text)).toBe(200);
  const main = join(__dirname, "../../dist/bundle/main.js");
  const env = { ...process.env, DATA_DIR: test.dataDir };
  await promisify(execFile)(process.execPath, [main, "keys", "revoke", key.id], { env });

  while ((await statusOf(key.text)) !== 401) await new Promise((resolve) => setTimeout(resolve, 20));
  jest.restoreAllMocks();
});

const kills = runs(40);

it(`no acknowledged change is lost by kill -9, ${kills} times`, async () => {
  const dir = mkdtempSync(join(tmpdir(), "rootgate-churn-"));
  const file = join(dir, "test.sqlite");
  const masterSecret = "a master secret of at least 32 characters";
  const db = await openDatabase(createSqliteDialect(openSqliteFile(file)));
  const now = new Date().toISOString();
  const user = { id: "u1", name: "u1", email: "u1@example.org", emailVerified: 1, createdAt: now, updatedAt: now };
  await db.insertInto("user").values(user).execute();
  const world: World = { texts: new Map(), revoked: new Map() };
  let acknowledged = 0;
  for (let round = 0; round < kills; round++) {
    const begun = await churn([file, masterSecret, "u1"], 20 + round * 3, (event) => {
      acknowledged++;
      learn(world, event);
    });
    const finder = createTestFinder(db, createKeySecrets(masterSecret), createClock());
    for (const [id, text] of world.texts)
      if (id !== begun?.id) expect([id, (await findKey(finder, text))?.keyId]).toEqual([id, id]);
    for (const text of world.revoked.values()) expect(await findKey(finder, text)).toBeUndefined();
    // What was begun and not acknowledged may have happened, or not: from now on what is there counts.
    const live = await db.selectFrom("api_key").select("id").where("revoked_at", "is", null).execute();
    for (const id of world.texts.keys()) if (id === begun?.id) world.texts.delete(id);
    expect(live.length).toBeLessThanOrEqual(4);
  }
  expect(acknowledged).toBeGreaterThan(kills * 20);
  await db.destroy();
  rmSync(dir, { recursive: true });
}, 120_000);

interface World {
  /** The newest text of each key that works. */
  readonly texts: Map<string, string>;
  readonly revoked: Map<string, string>;
}

interface ChurnEvent {
  readonly begin?: string;
  readonly done?: "create" | "rotate" | "revoke";
  readonly id?: string;
  readonly text?: string;
}

function learn({ texts, revoked }: World, { done, id = "", text }: ChurnEvent): void {
  if (text !== undefined) texts.set(id, text);
  if (done !== "revoke") return;
  const last = texts.get(id);
  if (last !== undefined) revoked.set(id, last);
  texts.delete(id);
}

/** Runs the process until so many changes are acknowledged, kills it, and tells what it had begun and not acknowledged. */
async function churn(
  args: string[],
  changes: number,
  onDone: (event: ChurnEvent) => void,
): Promise<ChurnEvent | undefined> {
  const child = spawn(process.execPath, [join(__dirname, "key-churn.mjs"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  let begun: ChurnEvent | undefined;
  let left = changes;
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const event of lines.map((line) => JSON.parse(line) as ChurnEvent)) {
      begun = event.begin === undefined ? undefined : event;
      if (event.done === undefined) continue;
      onDone(event);
      if (--left === 0) child.kill("SIGKILL");
    }
  });
  const closed = once(child.stdout, "close");
  expect((await exited)[1]).toBe("SIGKILL");
  await closed;
  return begun;
}
