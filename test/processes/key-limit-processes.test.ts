import { once } from "node:events";
import { addKey, addUser, storeKinds, type TestStore } from "../fakes/test-stores.js";
import { killAll, type QuotaProcess, startQuotaProcess } from "./start-quota-process.js";

const perDay = 5_000;

describe.each(storeKinds)("the daily limit of an API key on %s", (_name, makeStore) => {
  let store: TestStore;
  /** For the tests that end none of them: each has a user of its own. */
  let gateways: readonly QuotaProcess[];
  let user: string;
  let users = 0;
  const started: QuotaProcess[] = [];
  const start = async (): Promise<QuotaProcess> => {
    const made = await startQuotaProcess(store, perDay);
    started.push(made);
    return made;
  };

  beforeAll(async () => {
    store = await makeStore();
    gateways = await Promise.all([start(), start()]);
  });

  beforeEach(async () => {
    user = `u${++users}`;
    const db = await store.open();
    await addUser(db, user);
    for (const slot of [1, 2]) await addKey(db, { id: keyId(slot), userId: user, slot });
  });

  afterAll(async () => {
    await killAll(started);
    await store.remove();
  });

  const keyId = (slot: number) => `${user}-${slot}`;

  /** Callers with the key, once its limit is in the store. */
  const limit = async (dailyRequests: number) => {
    const db = await store.open();
    await db.updateTable("api_key").set({ daily_requests: dailyRequests }).where("id", "=", keyId(1)).execute();
    return { userId: user, keyId: keyId(1), limits: { dailyRequests } };
  };
  const free = () => ({ userId: user, keyId: keyId(2) });

  it.each([
    [100, 1],
    [1_000, 50],
  ])("is exact over two processes: %i, with %i requests at once in each", async (dailyRequests, atOnce) => {
    const caller = await limit(dailyRequests);
    const served = await Promise.all(gateways.map(({ take }) => take(caller, dailyRequests, atOnce)));

    expect(served.reduce((sum, count) => sum + count)).toBe(dailyRequests);
    expect(await gateways[0]?.take(caller, 10, 1)).toBe(0);
    expect(await gateways[1]?.take(free(), 10, 1)).toBe(10);
  });

  it("and the user's quota are exact together: the smaller one decides", async () => {
    const caller = await limit(4_000);
    const [[ofFree = 0], ofKey] = [
      await Promise.all(gateways.slice(0, 1).map(({ take }) => take(free(), 2_000, 20))),
      await Promise.all(gateways.map(({ take }) => take(caller, 3_500, 20))),
    ];

    expect(ofFree).toBe(2_000);
    expect(ofKey.reduce((sum, count) => sum + count)).toBe(perDay - 2_000);
  });

  it("goes on after a restart, and loses nothing", async () => {
    const caller = await limit(300);
    const first = await start();
    expect(await first.take(caller, 121, 3)).toBe(121);
    await first.close();

    expect(await (await start()).take(caller, 1_000, 3)).toBe(179);
  });

  it("loses 5 of 64 at most to each process that is killed, and is never exceeded", async () => {
    const dailyRequests = 320;
    const caller = await limit(dailyRequests);
    let servedByKilled = 0;
    for (let kill = 0; kill < 3; kill++) {
      const { child } = await start();
      const disconnected = once(child, "disconnect");
      child.on("message", ({ served }: { served: number }) => {
        servedByKilled += served;
        if (servedByKilled >= 20 + 33 * kill) child.kill("SIGKILL");
      });
      child.send({ command: "takeOn", caller });
      await disconnected;
    }
    const served = servedByKilled + (await (await start()).take(caller, 1_000, 5));

    expect(served).toBeLessThanOrEqual(dailyRequests);
    // A quarter of a lease and the next, fetched ahead; and a request of each process that was served but could not be told.
    expect(served).toBeGreaterThanOrEqual(dailyRequests - 3 * ((dailyRequests * 5) / 64 + 1));
  });
});
