import { LeasedQuota } from "../../../src/limits/period-quota.js";
import { createQuota, type QuotaCaller } from "../../../src/limits/quota.js";
import { createManualClock, type ManualClock, settle } from "../../fakes/manual-clock.js";
import { createMemoryQuotaStore } from "../../fakes/memory-quota-store.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";

const day = "2026-11-21";
const free: QuotaCaller = { userId: "u1", keyId: "free" };

/** A user's quota and the limit of the user's keys, as one process has them. */
function setUp(perUser: number, perKey: number) {
  const clock = createManualClock(`${day}T12:00:00.000Z`);
  const users = createMemoryQuotaStore(perUser);
  const keys = createMemoryQuotaStore(perKey);
  const open = (defaultLimit: number, { store }: typeof users) =>
    new LeasedQuota({ kind: "day", defaultLimit, maxWaiting: 1_000 }, { store, clock, breaker: steadyBreaker });
  const start = () => createQuota({ day: open(perUser, users), month: undefined, key: open(perKey, keys) });
  const limited: QuotaCaller = { userId: "u1", keyId: "k1", limits: { dailyRequests: perKey } };
  return { clock, users, keys, start, limited };
}

type Quota = ReturnType<ReturnType<typeof setUp>["start"]>;

/** What becomes of `count` requests: how many are served, and why the last one is not. */
async function spend(quota: Quota, caller: QuotaCaller, count: number) {
  const taken = await Promise.all(Array.from({ length: count }, async () => quota.take(caller)));
  const last = taken.at(-1);
  return [taken.filter(({ isRefused }) => !isRefused).length, last?.isRefused ? last.reason : "served"];
}

async function passTime<Result>(clock: ManualClock, work: Promise<Result>): Promise<Result> {
  for (let step = 0; step < 30; step++) {
    await settle();
    clock.advance(100);
  }
  return work;
}

describe("the daily limit of an API key", () => {
  it("serves as many as it may, at and one past the limit, and leaves the rest to the user's other keys", async () => {
    const { start, limited, users } = setUp(1_000, 100);
    const quota = start();

    expect(await spend(quota, limited, 100)).toEqual([100, "served"]);
    expect(await spend(quota, limited, 1)).toEqual([0, "key_daily_quota"]);
    expect(await spend(quota, free, 900)).toEqual([900, "served"]);
    await quota.close();
    expect(users.leased("u1", day)).toBe(1_000);
  });

  it("says its limit, use and reset time when it refuses", async () => {
    const { start, limited } = setUp(1_000, 1);
    const quota = start();
    await quota.take(limited);

    expect(await quota.take(limited)).toEqual({
      isRefused: true,
      reason: "key_daily_quota",
      limit: 1,
      used: 1,
      resetAt: "2026-11-22T00:00:00.000Z",
    });
  });

  it("takes nothing of the user's quota for what it refuses", async () => {
    const { start, limited, users } = setUp(1_000, 10);
    const quota = start();
    await spend(quota, limited, 500);
    await quota.close();

    expect(users.leased("u1", day)).toBe(10);
  });

  it("is not used by what the user's quota refuses", async () => {
    const { start, limited, users, keys } = setUp(10, 100);
    const quota = start();
    expect(await spend(quota, free, 4)).toEqual([4, "served"]);
    expect(await spend(quota, limited, 50)).toEqual([6, "daily_quota"]);
    await quota.close();

    expect(keys.leased("k1", day)).toBe(6);
    expect(users.leased("u1", day)).toBe(10);
  });

  it("is not used by what the user's quota cannot serve", async () => {
    const { start, limited, keys } = setUp(10, 100);
    const quota = start();
    const take = quota.day.take.bind(quota.day);
    for (const failure of [() => Promise.reject(new Error("away")), () => failNow()]) {
      quota.day.take = failure;
      await expect((async () => quota.take(limited))()).rejects.toThrow("away");
    }
    quota.day.take = take;
    expect(await spend(quota, limited, 1)).toEqual([1, "served"]);
    await quota.close();

    expect(keys.leased("k1", day)).toBe(1);
  });

  it("returns both tokens when a request is refused later on", async () => {
    const { start, limited, users, keys } = setUp(10, 10);
    const quota = start();
    const ticket = await quota.take(limited);
    if (!ticket.isRefused) ticket.refund();
    await quota.close();

    expect([keys.leased("k1", day), users.leased("u1", day)]).toEqual([0, 0]);
  });

  it("is asked of no store for keys without one", async () => {
    const { start, keys } = setUp(1_000, 10);
    expect(await spend(start(), free, 500)).toEqual([500, "served"]);
    expect(await spend(start(), { ...free, limits: { dailyRequests: undefined } }, 400)).toEqual([400, "served"]);
    expect(keys.stats.statements).toBe(0);
  });

  it("is exact over several processes", async () => {
    const { start, limited, clock } = setUp(1_000, 100);
    const [one, other] = [start(), start()];
    const served = await passTime(clock, Promise.all([spend(one, limited, 80), spend(other, limited, 80)]));

    expect(Number(served[0][0]) + Number(served[1][0])).toBe(100);
  });

  it("resets at midnight UTC", async () => {
    const { start, limited, clock } = setUp(1_000, 5);
    const quota = start();
    expect(await spend(quota, limited, 6)).toEqual([5, "key_daily_quota"]);
    clock.setDate("2026-11-21T23:59:59.999Z");
    expect(await spend(quota, limited, 1)).toEqual([0, "key_daily_quota"]);
    clock.setDate("2026-11-22T00:00:00.000Z");
    expect(await spend(quota, limited, 6)).toEqual([5, "key_daily_quota"]);
  });
});

describe("releasing a lease", () => {
  it("gives back its tokens, so that the next request gets them by the current limit", async () => {
    const { start, limited, keys } = setUp(10_000, 1_000);
    const quota = start();
    for (let request = 0; request < 40; request++) await quota.take(limited);
    expect(keys.leased("k1", day)).toBeGreaterThan(40);
    quota.key.release("k1");
    await settle();

    expect(keys.leased("k1", day)).toBe(40);
    expect(await spend(quota, limited, 1)).toEqual([1, "served"]);
  });

  it("releases those of all keys when nobody knows which has changed, and of unknown keys none", async () => {
    const { start, limited, keys } = setUp(10_000, 1_000);
    const quota = start();
    await spend(quota, limited, 1);
    await spend(quota, { ...limited, keyId: "k2" }, 1);
    quota.key.release("k3");
    await settle();
    expect(keys.leased("k2", day)).toBeGreaterThan(1);
    quota.key.release(undefined);
    await settle();

    expect([keys.leased("k1", day), keys.leased("k2", day)]).toEqual([1, 1]);
  });

  it("serves requests that wait for the lease, and gives back the rest of it", async () => {
    const { start, limited, keys } = setUp(10_000, 1_000);
    const quota = start();
    const waiting = spend(quota, limited, 3);
    quota.key.release("k1");

    expect(await waiting).toEqual([3, "served"]);
    await settle();
    expect(keys.leased("k1", day)).toBe(3);
  });
});

function failNow(): never {
  throw new Error("away");
}
