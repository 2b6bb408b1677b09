import { setTimeout as sleep } from "node:timers/promises";
import { createRedisStore } from "../../src/cache/redis-store.js";
import type { SharedStore } from "../../src/cache/shared-store.js";
import { startRedisCluster, type TestRedisCluster } from "./start-redis-cluster.js";

const questions = Array.from({ length: 20 }, (_, index) => `question ${index}`);

describe("a store in a Redis Cluster", () => {
  let cluster: TestRedisCluster;
  let stores: SharedStore[];
  let logged: string[];

  beforeEach(async () => {
    cluster = await startRedisCluster();
    stores = [];
    logged = [];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await cluster.stop();
  });

  const open = (urls = cluster.urls, timeoutMs = 60_000) => {
    const record = (_: unknown, message?: string): void => void logged.push(message ?? "");
    const store = createRedisStore(
      { address: { urls }, chainId: 31, timeoutMs },
      { log: { info: record, warn: record } },
    );
    stores.push(store);
    return store;
  };

  const look = async (store: SharedStore, question: string) => {
    for (;;) {
      const found = await store.get(question);
      if (found) return found;
      await sleep(10);
    }
  };

  /** What a store has of each question, once it has all of them. */
  const findAll = async (store: SharedStore) => {
    for (;;) {
      const found = await Promise.all(questions.map((question) => look(store, question)));
      if (found.every(({ result }) => result)) return found.map(({ result }) => String(result?.bytes));
      await sleep(10);
    }
  };

  it("gives one process what another one kept, on whichever node", async () => {
    const [writer, reader] = [open(), open()];
    for (const question of questions) (await look(writer, question)).keep({ bytes: Buffer.from(question), height: 1 });

    expect(await findAll(reader)).toEqual(questions);
    writer.forgetAll();
    for (const question of questions) {
      expect((await look(writer, question)).result).toBeUndefined();
      expect((await look(reader, question)).result).toBeUndefined();
    }
    writer.writeNote("sent", "a text", 3_600_000);
    while ((await reader.readNote("sent")) === undefined) await sleep(10);
  });

  it("finds the cluster through any of the URLs", async () => {
    const store = open(["redis://127.0.0.1:1", ...cluster.urls.slice(2)]);

    expect((await look(store, "a question")).result).toBeUndefined();
  });

  it("finds nothing while the cluster is away, says so once, and comes back", async () => {
    const store = open();
    await look(store, "a question");
    logged.length = 0;
    await cluster.halt();
    while (await store.get("a question")) await sleep(10);
    for (const question of questions) expect(await store.get(question)).toBeUndefined();
    expect(logged).toEqual(["Redis does not respond; the cache goes on without it"]);

    await cluster.resume();
    await look(store, "a question");
    expect(logged.at(-1)).toBe("Redis is back");
  });

  it("finds a cluster that starts later", async () => {
    await cluster.halt();
    const store = open();
    expect(await store.get("a question")).toBeUndefined();
    while (logged.length === 0) await sleep(10);
    await cluster.resume();

    await look(store, "a question");
    expect(logged.at(-1)).toBe("Redis is back");
  });

  it("is away from the start where there is no cluster, until it is closed", async () => {
    const store = open(["redis://127.0.0.1:1", "redis://127.0.0.1:2"]);

    expect(await store.get("a question")).toBeUndefined();
    await stores.pop()?.close();
  });
});
