import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { startRedis, type TestRedis } from "./start-redis.js";
import { keepAndFind, useStores } from "./use-stores.js";

const { open, logged } = useStores();

/** Before a Redis; each part of a response is that late. */
async function startSlowProxy({ port }: TestRedis, delayMs: number): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => {
    const redis = connect(port, "127.0.0.1");
    socket.pipe(redis);
    redis.on("data", (part) => void setTimeout(() => socket.write(part), delayMs));
    for (const end of [socket, redis]) end.on("error", () => undefined);
    socket.on("close", () => redis.destroy());
    redis.on("close", () => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe("a Redis that responds after 300 ms", () => {
  let redis: TestRedis;
  let proxy: { server: Server; url: string };
  beforeEach(async () => {
    redis = await startRedis();
    proxy = await startSlowProxy(redis, 300);
  });
  afterEach(async () => {
    proxy.server.close();
    await redis.stop();
  });

  it("serves every look of a burst where the timeout allows for it, and is never away", async () => {
    const store = open({ urls: [proxy.url] }, 10_000);
    await store.untilOpen();
    await keepAndFind(store, "a question", "1");
    for (let burst = 0; burst < 3; burst++) {
      const looks = await Promise.all(Array.from({ length: 500 }, () => store.get("a question")));
      expect(looks.every((found) => found?.result)).toBe(true);
    }
    expect(logged).toEqual([]);
  });

  it("finds nothing where it does not, and asks no second time until there is a response", async () => {
    const store = open({ urls: [proxy.url] }, 100);
    await store.untilOpen();
    const looks = await Promise.all(Array.from({ length: 500 }, () => store.get("a question")));

    expect(looks.every((found) => found === undefined)).toBe(true);
  });
});

describe("a Redis that responds at once", () => {
  it("is found though this process was busy for longer than the timeout", async () => {
    const redis = await startRedis();
    const store = open({ urls: [redis.url] }, 100);
    await store.untilOpen();
    await keepAndFind(store, "a question", "1");
    const looking = store.get("a question");
    await new Promise((resolve) => setImmediate(resolve));
    const busyUntil = performance.now() + 500;
    while (performance.now() < busyUntil) continue;

    expect((await looking)?.result).toBeDefined();
    await redis.stop();
  });
});
