import { setTimeout as sleep } from "node:timers/promises";
import { RedisReplicaError } from "../../src/cache/redis-connection.js";
import { runProgram } from "../e2e/run-program.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { createFakeRskj } from "../fakes/rskj/fake-rskj.js";
import { askRedis, startRedis, type TestRedis } from "./start-redis.js";
import { keepAndFind, look, useStores } from "./use-stores.js";

const { open, logged } = useStores();
const folder = useDataDir();

describe("a read-only replica as the shared store", () => {
  let primary: TestRedis;
  let replica: TestRedis;
  beforeEach(async () => {
    const inFolder = ["--dir", folder.dataDir];
    primary = await startRedis(undefined, inFolder);
    replica = await startRedis(undefined, [...inFolder, "--replicaof", `127.0.0.1 ${primary.port}`]);
  });
  afterEach(() => Promise.all([replica.stop(), primary.stop()]));

  it("is refused at the start", async () => {
    await expect(open({ urls: [replica.url] }).untilOpen()).rejects.toThrow(RedisReplicaError);
    await open({ urls: [primary.url] }).untilOpen();
  });

  it("ends the start of the program with one clear line", async () => {
    const node = await createFakeRskj({ chainId: 31 });
    const settings = { NETWORKS: "testnet", TESTNET_NODE_URL: node.url, REDIS_URL: replica.url };
    const run = runProgram({ PORT: "0", DATA_DIR: folder.dataDir, LOG_LEVEL: "error", ...settings });

    expect(await run.ended).toBe(1);
    await node.close();
    expect(run.output.stderr).toBe(
      "rootgate: REDIS_URL names a read-only replica: name the primary, or its sentinels by redis+sentinel://\n",
    );
  });

  it("counts as away from the first refused write on, until it is a primary", async () => {
    const changes: boolean[] = [];
    const store = open({ urls: [primary.url] }, 60_000, (isAway) => changes.push(isAway));
    await keepAndFind(store, "early", "1");
    await askRedis(primary, "replicaof", "127.0.0.1", "1");
    const found = await look(store, "late");
    found.keep({ bytes: Buffer.from("2"), height: 1 });
    while (logged.length === 0) await sleep(10);
    for (let tries = 0; tries < 20; tries++) expect(await store.get("early")).toBeUndefined();
    expect(logged).toEqual(["Redis is a read-only replica; the cache goes on without it"]);
    await askRedis(primary, "replicaof", "no", "one");

    expect(await keepAndFind(store, "late", "3")).toBe("3");
    expect(logged.slice(1)).toEqual(["Redis is back"]);
    expect(changes).toEqual([true, false]);
  });
});
