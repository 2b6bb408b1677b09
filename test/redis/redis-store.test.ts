import { setTimeout as sleep } from "node:timers/promises";
import { createRedisStore } from "../../src/cache/redis-store.js";
import type { SharedNotes } from "../../src/cache/shared-notes.js";
import type { SharedStore } from "../../src/cache/shared-store.js";
import { startRedis, type TestRedis } from "./start-redis.js";

let redis: TestRedis;
let stores: SharedStore[];
let logged: string[];

interface Opening {
  readonly chainId?: number;
  readonly url?: string;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Redis has all the time in the world, unless a test is about a Redis that doesn't answer. */
function open({ chainId = 31, url = redis.url, timeoutMs = 60_000, ...parts }: Opening = {}): SharedStore &
  SharedNotes {
  const record = (_: unknown, message?: string): void => void logged.push(message ?? "");
  const store = createRedisStore(
    { address: { urls: [url] }, chainId, timeoutMs },
    { log: { info: record, warn: record }, ...parts },
  );
  stores.push(store);
  return store;
}

/** Looks until the store is there. */
async function look(store: SharedStore, key = "a question") {
  for (;;) {
    const found = await store.get(key);
    if (found) return found;
    await sleep(10);
  }
}

/** Looks until there is a result, since keeping goes on beside the calls. */
async function find(store: SharedStore, key = "a question") {
  for (;;) {
    const { result } = await look(store, key);
    if (result) return { height: result.height, text: Buffer.from(result.bytes).toString() };
    await sleep(10);
  }
}

describe("a store in Redis", () => {
  beforeEach(async () => {
    redis = await startRedis();
    stores = [];
    logged = [];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await redis.stop();
  });

  it("gives one process what another one kept, byte for byte", async () => {
    const bytes = Buffer.from([0x22, 0x3a, 0x00, 0xff, 0x3a, 0x22]);
    (await look(open())).keep({ bytes, height: 12 });
    const reader = open();
    await find(reader);
    expect((await look(reader)).result).toEqual({ bytes, height: 12 });
    expect((await look(reader, "another question")).result).toBeUndefined();
  });

  it("keeps the networks apart", async () => {
    const store = open({ chainId: 30 });
    (await look(store)).keep({ bytes: Buffer.from("1"), height: 1 });
    await find(store);
    expect((await look(open({ chainId: 31 }))).result).toBeUndefined();
  });

  it("makes all processes forget, and takes nothing that was asked for before", async () => {
    const [first, second] = [open(), open()];
    (await look(first)).keep({ bytes: Buffer.from("1"), height: 1 });
    await find(second);
    const early = await look(second, "an early question");
    first.forgetAll();
    expect((await look(first)).result).toBeUndefined();
    expect((await look(second)).result).toBeUndefined();
    early.keep({ bytes: Buffer.from("2"), height: 1 });
    (await look(second)).keep({ bytes: Buffer.from("3"), height: 1 });
    expect(await find(first)).toEqual({ height: 1, text: "3" });
    expect((await look(first, "an early question")).result).toBeUndefined();
  });

  it("finds nothing while Redis is away, says so once, and comes back", async () => {
    const store = open();
    await look(store);
    await redis.stop();
    while (await store.get("a question")) await sleep(10);
    for (let tries = 0; tries < 20; tries++) expect(await store.get("a question")).toBeUndefined();
    expect(logged).toEqual(["Redis does not respond; the cache goes on without it"]);
    redis = await startRedis(redis.port);
    await look(store);
    expect(logged.at(-1)).toBe("Redis is back");
  });

  it("gives one process the notes of another, of the same network, until they are forgotten or too old", async () => {
    const [writer, reader, stranger] = [open(), open(), open({ chainId: 30 })];
    await Promise.all([writer, reader, stranger].map((store) => look(store)));
    writer.writeNote("lasting", "a text", 3_600_000);
    writer.writeNote("short", "another", 1);
    while ((await reader.readNote("lasting")) === undefined) await sleep(10);
    while ((await reader.readNote("short")) !== undefined) await sleep(10);
    reader.forgetAll();

    expect(await reader.readNote("lasting")).toBe("a text");
    expect(await stranger.readNote("lasting")).toBeUndefined();
  });

  it("keeps no notes while Redis is away", async () => {
    const store = open({ url: "redis://127.0.0.1:1" });
    store.writeNote("key", "text", 1_000);
    expect(await store.readNote("key")).toBeUndefined();
  });

  it("is away from the start where there is no Redis", async () => {
    const store = open({ url: "redis://127.0.0.1:1" });
    expect(await store.get("a question")).toBeUndefined();
  });

  it("is not held up by a slow Redis, and does not call it away", async () => {
    const store = open({ timeoutMs: 100 });
    await look(store);
    logged.length = 0;
    for (let round = 0; round < 3; round++) {
      redis.hold();
      // The first look waits for the time that it may take, the others not at all.
      const startedMs = performance.now();
      for (let tries = 0; tries < 50; tries++) expect(await store.get("a question")).toBeUndefined();
      // Were each to wait, it would be five seconds.
      expect(performance.now() - startedMs).toBeLessThan(2_500);
      redis.goOn();
      await look(store);
    }
    expect(logged).toEqual([]);
  });

  it("leaves a Redis that doesn't answer alone for a while", async () => {
    let [timeMs, isFlying] = [0, true];
    // While time flies, a rest that a stall of this process led to is over at once.
    const store = open({ timeoutMs: 100, now: () => (isFlying ? (timeMs += 5_000) : timeMs) });
    await look(store);
    isFlying = false;
    logged.length = 0;
    redis.hold();
    expect(await store.get("a question")).toBeUndefined();
    while (logged.length === 0) await sleep(10);
    const looks = Promise.all(Array.from({ length: 50 }, () => store.get("a question")));
    // In this very turn: nothing was asked.
    const isOver = looks.then(() => true);
    expect(await Promise.race([isOver, new Promise((resolve) => setImmediate(resolve))])).toBe(true);
    expect(await looks).toEqual(Array(50).fill(undefined));
    isFlying = true;
    redis.goOn();
    expect(await look(store)).toBeDefined();
    expect(logged).toEqual(["Redis does not respond; the cache goes on without it", "Redis is back"]);
  });
});
