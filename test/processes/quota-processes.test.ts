import { once } from "node:events";
import { createClock } from "../../src/clock.js";
import { readSettings } from "../../src/config/read-settings.js";
import { openLimits } from "../../src/service/open-limits.js";
import { steadyBreaker } from "../fakes/steady-breaker.js";
import { addUser, storeKinds, type TestStore } from "../fakes/test-stores.js";
import { killAll, type QuotaProcess, startQuotaProcess } from "./start-quota-process.js";

const limit = 25_000;
const day = "2026-11-21";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe.each(storeKinds)("the daily quota on %s", (_name, makeStore) => {
  let store: TestStore;
  /** For the tests that end none of them: each has a user of its own. */
  let gateways: readonly QuotaProcess[];
  let user: string;
  let users = 0;
  const started: QuotaProcess[] = [];
  const start = async (): Promise<QuotaProcess> => {
    const made = await startQuotaProcess(store, limit);
    started.push(made);
    return made;
  };

  beforeAll(async () => {
    store = await makeStore();
    await addUser(await store.open(), "another");
    gateways = await Promise.all(Array.from({ length: 4 }, start));
  });

  beforeEach(async () => {
    user = `u${++users}`;
    await addUser(await store.open(), user);
  });

  afterAll(async () => {
    await killAll(started);
    await store.remove();
  });

  const leased = async (userId: string): Promise<number | undefined> => {
    const db = await store.open();
    const row = await db
      .selectFrom("quota")
      .select("leased")
      .where("user_id", "=", userId)
      .where("period", "=", day)
      .executeTakeFirst();
    return row?.leased;
  };

  it.each([
    ["one process, one by one", 1, 1],
    ["one process, 300 at once", 1, 300],
    ["four processes, 100 at once each", 4, 100],
    ["four processes, one by one each", 4, 1],
  ])("serves exactly 25,000 of 30,000 requests in %s", async (_case, processes, atOnce) => {
    const taking = gateways.slice(0, processes);
    const served = await Promise.all(taking.map(({ take }) => take({ userId: user }, 30_000 / processes, atOnce)));

    expect(sum(served)).toBe(limit);
    expect(await taking[0]?.take({ userId: user }, 10, 1)).toBe(0);
    expect(await taking[0]?.take({ userId: "another" }, 10, 1)).toBe(10);
  });

  it("serves exactly 25,000 though the processes share the 30,000 requests unevenly", async () => {
    const counts = [12_000, 9_000, 6_000, 3_000];
    const served = await Promise.all(
      gateways.map(({ take }, index) => take({ userId: user }, counts[index] as number, 1 + 20 * index)),
    );

    expect(sum(served)).toBe(limit);
  });

  it("goes on where it was after a restart, and gives back what was leased", async () => {
    const first = await start();
    expect(await first.take({ userId: user }, 10_001, 3)).toBe(10_001);
    await first.close();
    expect(await leased(user)).toBe(10_001);

    const second = await start();
    expect(await second.take({ userId: user }, 20_000, 3)).toBe(limit - 10_001);
  });

  it("is short by one lease at most for each process killed, and never over", async () => {
    let servedByKilled = 0;
    for (let kill = 0; kill < 3; kill++) {
      const { child } = await start();
      const disconnected = once(child, "disconnect");
      const killAt = 1_000 + 777 * kill;
      child.on("message", ({ served }: { served: number }) => {
        servedByKilled += served;
        if (servedByKilled >= killAt) child.kill("SIGKILL");
      });
      child.send({ command: "takeOn", caller: { userId: user } });
      await disconnected;
    }
    const rest = await start();
    const served = servedByKilled + (await rest.take({ userId: user }, 30_000, 50));

    expect(served).toBeLessThanOrEqual(limit);
    // Each one may have served one request that it could not tell of any more.
    expect(served).toBeGreaterThanOrEqual(limit - 3 * (128 + 1));
  });

  it("is what the operator says for a user", async () => {
    const db = await store.open();
    await db.updateTable("user").set({ daily_requests: 7 }).where("id", "=", user).execute();

    expect(await gateways[0]?.take({ userId: user }, 20, 5)).toBe(7);
    expect(await gateways[0]?.take({ userId: "another" }, 20, 5)).toBe(20);
  });

  it("holds together with a monthly one: what one refuses costs nothing of the other", async () => {
    const db = await store.open();
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    let now = new Date("2026-11-20T12:00:00.000Z");
    const settings = readSettings({ ...store.env, DAILY_REQUESTS: "30", MONTHLY_REQUESTS: "50" });
    const part = { db, breaker: steadyBreaker };
    const limits = await openLimits(settings, {
      db,
      log,
      clock: createClock(() => now),
      breaker: steadyBreaker,
      stores: { quota: part, background: part, server: steadyBreaker },
      notices: { quota: async () => undefined, errors: async () => undefined },
    });
    const take = async (count: number) =>
      Promise.all(Array.from({ length: count }, async () => limits.quota.take({ userId: user, keyId: "k1" })));

    const first = await take(40);
    expect(first.filter(({ isRefused }) => !isRefused)).toHaveLength(30);
    expect(first.at(-1)).toMatchObject({ reason: "daily_quota", limit: 30, used: 30 });
    now = new Date("2026-11-21T12:00:00.000Z");
    const second = await take(25);
    expect(second.filter(({ isRefused }) => !isRefused)).toHaveLength(20);
    expect(second.at(-1)).toEqual({
      isRefused: true,
      reason: "monthly_quota",
      limit: 50,
      used: 50,
      resetAt: "2026-12-01T00:00:00.000Z",
    });
    await limits.close();
    expect(await leased(user)).toBe(20);
    expect(await limits.history.today(user)).toEqual({
      limit: 30,
      used: 20,
      resetAt: "2026-11-22T00:00:00.000Z",
      month: { limit: 50, used: 50, resetAt: "2026-12-01T00:00:00.000Z" },
    });
  });
});
