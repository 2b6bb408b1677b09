import { LeasedQuota } from "../../../src/limits/period-quota.js";
import { createManualClock, settle } from "../../fakes/manual-clock.js";
import { createMemoryQuotaStore } from "../../fakes/memory-quota-store.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";

const day = "2026-11-21";
const usersOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `u${index}`);

function setUp({
  limit = 25_000,
  intercept = async () => {},
}: {
  limit?: number;
  intercept?: () => Promise<void>;
} = {}) {
  const clock = createManualClock(`${day}T12:00:00.000Z`);
  const memory = createMemoryQuotaStore(limit, intercept);
  const recalled: string[] = [];
  const store: typeof memory.store = {
    ...memory.store,
    recall: (userId, period, nowMs) => {
      recalled.push(userId);
      return memory.store.recall(userId, period, nowMs);
    },
  };
  const start = () =>
    new LeasedQuota({ kind: "day", defaultLimit: limit, maxWaiting: 300 }, { store, clock, breaker: steadyBreaker });
  return { ...memory, clock, recalled, start };
}

/** Lets a second pass in which the store can be asked. */
async function passSecond(clock: ReturnType<typeof createManualClock>): Promise<void> {
  for (let step = 0; step < 10; step++) {
    clock.advance(100);
    await settle();
  }
}

describe("the leases of many users", () => {
  it("are taken together, five hundred in a statement", async () => {
    const { start, stats } = setUp();
    const quota = start();
    const taken = await Promise.all(usersOf(1_200).map(async (userId) => quota.take(userId)));

    expect(taken.filter(({ isRefused }) => isRefused)).toEqual([]);
    expect(stats).toMatchObject({ statements: 3, grants: 1_200 });
  });

  it("last for the requests of a page each, fetched ahead of the last of them", async () => {
    const { start, stats } = setUp();
    const quota = start();
    const users = usersOf(100);
    for (let request = 0; request < 20; request++) await Promise.all(users.map(async (userId) => quota.take(userId)));
    expect(stats).toMatchObject({ statements: 1, grants: 100 });
    let promised = 0;
    for (let request = 0; request < 100; request++)
      for (const userId of users) {
        const taken = quota.take(userId);
        if (taken instanceof Promise) promised++;
        await settle();
      }

    expect(promised).toBe(0);
  });

  it("wait for those under way while the store is quick, and for 10 ms of them when it is not", async () => {
    const answers: (() => void)[] = [];
    const { start, stats, clock } = setUp({ intercept: () => new Promise((resolve) => answers.push(resolve)) });
    const quota = start();
    const take = async (userId: string) => (await quota.take(userId)).isRefused;
    const first = take("u1");
    await settle();
    const second = take("u2");
    const third = take("u3");
    await settle();
    clock.advance(9);
    await settle();
    expect(stats.statements).toBe(1);
    clock.advance(1);
    await settle();
    expect(stats.statements).toBe(2);
    answers[1]?.();

    expect(await Promise.all([second, third])).toEqual([false, false]);
    answers[0]?.();
    expect(await first).toBe(false);
  });

  it("are waited for by ten thousand users at most, besides those under way", async () => {
    const { start } = setUp({ intercept: () => new Promise(() => undefined) });
    const quota = start();
    void quota.take("first");
    await settle();
    for (const userId of usersOf(10_000)) void quota.take(userId);

    expect(() => quota.take("one more")).toThrow(expect.objectContaining({ errorName: "RateLimited" }));
    expect(quota.take("u1")).toBeInstanceOf(Promise);
  });

  it("go back together, too, 250 in a statement", async () => {
    const { start, stats, leased, clock } = setUp();
    const quota = start();
    const users = usersOf(800);
    await Promise.all(users.map(async (userId) => quota.take(userId)));
    const { statements } = stats;
    clock.advance(61_000);
    await passSecond(clock);

    expect(stats.statements).toBe(statements + 4);
    expect(users.map((userId) => leased(userId, day))).toEqual(users.map(() => 1));
  });
});

describe("what an idle process holds of a quota", () => {
  it("is recalled by one that finds nothing left, and served before that refuses", async () => {
    const { start, clock, recalled } = setUp({ limit: 200 });
    const [idle, busy] = [start(), start()];
    await idle.take("u1");
    let [served, refused] = [1, 0];
    const takes = Array.from({ length: 200 }, async () => {
      if ((await busy.take("u1")).isRefused) refused++;
      else served++;
    });
    for (let second = 0; second < 6; second++) await passSecond(clock);
    await Promise.all(takes);

    expect({ served, refused }).toEqual({ served: 200, refused: 1 });
    expect(recalled.length).toBeGreaterThan(0);
  });

  it("is not waited for by one that has leased all of it itself, nor a minute after the last lease", async () => {
    const { start, clock, recalled } = setUp({ limit: 20 });
    const first = start();
    for (let request = 0; request < 20; request++) await first.take("u1");
    expect(await first.take("u1")).toMatchObject({ isRefused: true });
    clock.advance(62_000);

    expect(await start().take("u1")).toMatchObject({ isRefused: true });
    expect(recalled).toEqual([]);
  });
});
