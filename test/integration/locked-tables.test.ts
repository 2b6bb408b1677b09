import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import pg from "pg";
import { addUser, storeKinds, type TestStore } from "../fakes/test-stores.js";
import { startTestService, type TestService } from "./start-test-service.js";

/** Longer than a statement, and then a probe, wait for a lock. */
const lockedMs = 1_800;
/** It takes a second at most, and longer on a busy machine. */
const recoveredWithinMs = 5_000;
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

/** A service on a store of its own. */
interface Place {
  readonly test: TestService;
  readonly locker: Locker;
  readonly close: () => Promise<void>;
}

/** Tables are locked one after the other, on as many stores at the same time: most of the time is waiting. */
const placeCount = 4;

async function openPlace(makeStore: () => Promise<TestStore>): Promise<Place> {
  const store = await makeStore();
  const test = await startTestService(store.env);
  const url = store.env["DATABASE_URL"];
  const file = join(store.env["DATA_DIR"] ?? test.dataDir, "rootgate.sqlite");
  const locker = await (url === undefined ? lockFile(file) : lockTables(url));
  const close = async (): Promise<void> => {
    await locker.close();
    await test.stop();
    await store.remove();
  };
  return { test, locker, close };
}

/** What fails for a known API key while a table is locked. */
async function failuresWhileLocked(name: string, { test, locker }: Place): Promise<string[]> {
  const call = async (): Promise<string | undefined> => (await test.rpc("testnet", "eth_chainId")).error?.message;
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
}

/** A call that needs all of the RPC path's tables: an unknown key, and a lease of another user's quota. */
async function callAsStranger({ test }: Place): Promise<string | undefined> {
  const id = `stranger-${Date.now()}`;
  await addUser(test.service.db, id);
  const key = await test.service.accounts.keys.create({ userId: id, name: "key", network: "testnet" });
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${test.origin}/${key.text}`, { method: "POST", headers, body });
  return ((await response.json()) as { error?: { message: string } }).error?.message;
}

/** Undefined once a call is served. */
async function refusalAfterRecovery(place: Place): Promise<string | undefined> {
  const endMs = Date.now() + recoveredWithinMs;
  for (;;) {
    const refused = await callAsStranger(place);
    if (refused === undefined || Date.now() > endMs) return refused;
    await sleep(100);
  }
}

async function failuresOf(names: readonly string[], place: Place): Promise<string[]> {
  const failures: string[] = [];
  for (const name of names) {
    failures.push(...(await failuresWhileLocked(name, place)));
    const refused = await refusalAfterRecovery(place);
    if (refused !== undefined) failures.push(`after ${name}: ${refused}`);
  }
  return failures;
}

describe.each(storeKinds)("with a part of %s locked", (_name, makeStore) => {
  const places: Place[] = [];

  beforeAll(async () => {
    places.push(await openPlace(makeStore));
    while (places.length < Math.min(placeCount, namesOf(places).length)) places.push(await openPlace(makeStore));
  });

  afterAll(() => Promise.all(places.map(({ close }) => close())));

  it("serves known API keys, stays ready, and recovers soon, whatever it is", async () => {
    const shares = places.map((_, index) => namesOf(places).filter((_name, at) => at % places.length === index));
    const failures = await Promise.all(places.map((place, index) => failuresOf(shares[index] ?? [], place)));

    expect(failures.flat()).toEqual([]);
  }, 300_000);
});

const namesOf = ([first]: readonly Place[]): readonly string[] => first?.locker.names ?? [];
