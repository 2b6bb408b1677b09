import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import pg from "pg";
import { storeKinds, type TestStore } from "../fakes/test-stores.js";
import { startTestService, type TestService } from "./start-test-service.js";

/** Longer than a statement, and then a probe, wait for a lock. */
const lockedMs = 1_800;
const recoveredWithinMs = 1_000;
/** Calls in this time are fewer than the tokens below which a lease, even of a slow machine, is refilled: it has to last. */
const callEveryMs = 300;
/** Time for a refill that is under way. */
const refillMs = 200;

/** What another program may lock, and how it does so. */
interface Locker {
  readonly names: readonly string[];
  readonly lock: (name: string) => Promise<void>;
  readonly unlock: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function lockTables(url: string): Promise<Locker> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (statement: string): Promise<void> => void (await client.query(statement));
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public' order by 1");
  const names = rows.map(({ tablename }) => tablename as string).filter((name) => !name.startsWith("kysely"));
  return {
    names,
    lock: (name) => run(`begin; lock table "${name}" in access exclusive mode`),
    unlock: () => run("commit"),
    close: () => client.end(),
  };
}

async function lockFile(file: string): Promise<Locker> {
  const database = new DatabaseSync(file);
  return {
    names: ["the file, for writes"],
    lock: async () => database.exec("begin immediate"),
    unlock: async () => database.exec("commit"),
    close: async () => database.close(),
  };
}

describe.each(storeKinds)("with a part of %s locked", (_name, makeStore) => {
  let store: TestStore;
  let test: TestService;
  let locker: Locker;

  beforeAll(async () => {
    store = await makeStore();
    test = await startTestService(store.env);
    const url = store.env["DATABASE_URL"];
    const file = join(store.env["DATA_DIR"] ?? test.dataDir, "rootgate.sqlite");
    locker = await (url === undefined ? lockFile(file) : lockTables(url));
  });

  afterAll(async () => {
    await locker.close();
    await test.stop();
    await store.remove();
  });

  const call = async (): Promise<string | undefined> => (await test.rpc("testnet", "eth_chainId")).error?.message;

  /** What fails for a known API key while a table is locked. */
  const failuresWhileLocked = async (name: string): Promise<string[]> => {
    const failures: string[] = [];
    await call();
    await sleep(refillMs);
    await locker.lock(name);
    for (const startMs = Date.now(); Date.now() - startMs < lockedMs; await sleep(callEveryMs)) {
      const error = await call();
      const { status } = await fetch(`${test.origin}/readyz`);
      if (error !== undefined || status !== 200) failures.push(`${name}: ${error}, /readyz ${status}`);
    }
    await locker.unlock();
    return failures;
  };

  /** A call that needs all of the RPC path's tables: an unknown key, and a lease of another user's quota. */
  const callAsStranger = async (): Promise<string | undefined> => {
    const id = `stranger-${Date.now()}`;
    const at = new Date().toISOString();
    const row = {
      id,
      name: id,
      email: `${id}@example.org`,
      emailVerified: 1,
      image: null,
      createdAt: at,
      updatedAt: at,
    };
    await test.service.db.insertInto("user").values(row).execute();
    const key = await test.service.accounts.keys.create({ userId: id, name: "key", network: "testnet" });
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${test.origin}/${key.text}`, { method: "POST", headers, body });
    return ((await response.json()) as { error?: { message: string } }).error?.message;
  };

  it("serves known API keys, stays ready, and recovers within a second, whatever it is", async () => {
    const failures: string[] = [];
    for (const name of locker.names) {
      failures.push(...(await failuresWhileLocked(name)));
      await sleep(recoveredWithinMs);
      const refused = await callAsStranger();
      if (refused !== undefined) failures.push(`after ${name}: ${refused}`);
    }

    expect(failures).toEqual([]);
  }, 300_000);
});
