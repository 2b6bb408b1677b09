import { setTimeout as sleep } from "node:timers/promises";
import { parseRedisAddress } from "../../src/config/redis-address.js";
import { credentials, startSentinels, type TestSentinels } from "./start-sentinels.js";
import { keepAndFind, look, useStores } from "./use-stores.js";

const { open, logged } = useStores();

describe("a store in the primary that sentinels name", () => {
  let servers: TestSentinels;
  beforeEach(async () => void (servers = await startSentinels()));
  afterEach(() => servers.stop());

  const addressOf = (...hosts: string[]) =>
    parseRedisAddress(`redis+sentinel://${credentials.user}${hosts.join(",")}/cache/0${credentials.query}`);
  const hosts = (): string[] => servers.sentinels.map(({ port }) => `127.0.0.1:${port}`);

  it("works again after a failover, when one of the sentinels is gone with the primary", async () => {
    const store = open(addressOf(...hosts()), 200);
    expect(await keepAndFind(store, "before", "1")).toBe("1");
    await servers.primary.stop();
    await servers.sentinels[0]?.stop();
    expect(await keepAndFind(store, "after", "2")).toBe("2");
    expect(await keepAndFind(open(addressOf(...hosts().slice(1))), "after", "3")).toBe("2");
  });

  it("finds the primary through any sentinel of the URL, and says nothing of the others", async () => {
    const store = open(addressOf("127.0.0.1:1", ...hosts().slice(2)));

    expect((await look(store)).result).toBeUndefined();
    expect(logged.slice(-1)).not.toEqual(["Redis does not respond; the cache goes on without it"]);
  });

  it("finds nothing while no sentinel responds, and ends at once", async () => {
    const store = open(addressOf("127.0.0.1:1", "127.0.0.1:2"));
    await store.untilOpen();

    expect(await store.get("a question")).toBeUndefined();
    while (logged.length === 0) await sleep(10);
    expect(logged).toEqual(["Redis does not respond; the cache goes on without it"]);
  });
});
