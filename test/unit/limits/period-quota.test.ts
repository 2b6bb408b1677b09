import { LeasedQuota } from "../../../src/limits/period-quota.js";
import type { PeriodQuota } from "../../../src/limits/quota.js";
import { createStoreBreaker } from "../../../src/store/store-breaker.js";
import { createManualClock, type ManualClock, settle } from "../../fakes/manual-clock.js";
import { createMemoryQuotaStore } from "../../fakes/memory-quota-store.js";
import { runs } from "../../runs.js";
import { fc } from "../../seeded-fast-check.js";

const noon = "2026-11-21T12:00:00.000Z";

const maxWaiting = 2_500;

function createProcess(store: ReturnType<typeof createMemoryQuotaStore>["store"], clock: ManualClock, limit: number) {
  const logged: string[] = [];
  const record = (_fields: unknown, message?: string): void => void logged.push(message ?? "");
  const breaker = createStoreBreaker({
    log: { error: record, info: record },
    clock,
    probe: () => store.read("probe", ""),
  });
  return {
    quota: new LeasedQuota({ kind: "day", defaultLimit: limit, maxWaiting }, { store, clock, breaker }),
    logged,
  };
}

function setUp(limit: number, intercept?: () => Promise<void>) {
  const clock = createManualClock(noon);
  const memory = createMemoryQuotaStore(limit, intercept);
  return { clock, ...memory, start: () => createProcess(memory.store, clock, limit) };
}

/** How many of `count` takes are served, all at once. */
async function serve(quota: PeriodQuota, count: number, userId = "u1"): Promise<number> {
  const taken = await Promise.all(Array.from({ length: count }, async () => quota.take(userId)));
  return taken.filter(({ isRefused }) => !isRefused).length;
}

/** Takes one after the other, as a caller does that waits for each answer: leases grow larger than what is taken. */
async function serveInTurn(quota: PeriodQuota, count: number): Promise<number> {
  let served = 0;
  for (let request = 0; request < count; request++) served += await serve(quota, 1);
  return served;
}

/** Lets time pass until something is done. */
async function passTime<Result>(clock: ManualClock, work: Promise<Result>): Promise<Result> {
  for (let step = 0; step < 100; step++) {
    await settle();
    clock.advance(100);
  }
  return work;
}

describe("a quota", () => {
  it("serves as many as it may, at and one past the limit, in the order they came", async () => {
    const { quota } = setUp(100).start();
    const taken = await Promise.all(Array.from({ length: 101 }, async () => quota.take("u1")));

    expect(taken.map(({ isRefused }) => isRefused)).toEqual([...Array<boolean>(100).fill(false), true]);
    expect(taken[100]).toEqual({
      isRefused: true,
      reason: "daily_quota",
      limit: 100,
      used: 100,
      resetAt: "2026-11-22T00:00:00.000Z",
    });
  });

  it("answers at once from a lease, which grows to 128 with demand and is fetched ahead", async () => {
    const { start, stats } = setUp(25_000);
    const { quota } = start();
    await quota.take("u1");
    let promised = 0;
    for (let request = 0; request < 10_000; request++) {
      const taken = quota.take("u1");
      if (taken instanceof Promise) {
        promised++;
        await taken;
      } else await settle();
    }

    expect(stats.largest).toBeLessThanOrEqual(128);
    expect(promised).toBeLessThan(10);
    expect(stats.grants).toBeLessThan(150);
  });

  it.each([
    [33_023, 128],
    [33_024, 129],
    [524_288, 2_048],
    [1_000_000_000, 2_048],
  ])("grants at most so many requests at once: of a limit of %d, %d", async (limit, largest) => {
    const { start, stats } = setUp(limit);
    await serve(start().quota, maxWaiting);

    expect(stats.largest).toBe(largest);
  });

  it("asks the store one question at a time for a user", async () => {
    let asking = 0;
    let most = 0;
    const { start } = setUp(1_000, async () => {
      most = Math.max(most, ++asking);
      await settle();
      asking--;
    });
    await serve(start().quota, 500);

    expect(most).toBe(1);
  });

  it("gives back what nobody has used for a minute, and all of it when closed", async () => {
    const { start, leased, clock } = setUp(25_000);
    const { quota } = start();
    await serveInTurn(quota, 600);
    clock.advance(59_000);
    await settle();
    expect(leased("u1", "2026-11-21")).toBeGreaterThan(600);
    clock.advance(2_000);
    await settle();
    expect(leased("u1", "2026-11-21")).toBe(600);

    await serveInTurn(quota, 70);
    await quota.close();
    expect(leased("u1", "2026-11-21")).toBe(670);
  });

  it("counts users apart, and one user's processes together", async () => {
    const { start } = setUp(100);
    const [one, other] = [start().quota, start().quota];

    expect((await serve(one, 60)) + (await serve(other, 30))).toBe(90);
    expect(await serve(other, 100, "u2")).toBe(100);
  });

  it("waits for what an idle process gives back before it refuses", async () => {
    const { start, clock, leased } = setUp(1_000);
    const [one, other] = [start().quota, start().quota];
    const served = await serveInTurn(one, 300);
    expect(leased("u1", "2026-11-21")).toBeGreaterThan(300);

    expect(await passTime(clock, serve(other, 701))).toBe(1_000 - served);
  });

  it("refuses from memory while spent, and asks the store again after a quarter of a second", async () => {
    const { start, stats, clock, store } = setUp(10);
    const { quota } = start();
    await serve(quota, 11);
    const asked = stats.grants;
    for (let request = 0; request < 100; request++) expect(quota.take("u1")).toMatchObject({ isRefused: true });
    expect(stats.grants).toBe(asked);

    clock.advance(249);
    expect(quota.take("u1")).toMatchObject({ isRefused: true });
    expect(stats.grants).toBe(asked);
    clock.advance(1);
    expect(await serve(quota, 100)).toBe(0);
    expect(stats.grants).toBe(asked + 1);
    clock.advance(250);
    await store.releaseLeases([{ owner: "u1", period: "2026-11-21", tokens: 1 }]);
    expect(await serve(quota, 1)).toBe(1);
  });

  it("serves the next request after the operator has raised it", async () => {
    const limits = { u1: 10 };
    const { store, clock } = setUp(10);
    const raisable: typeof store = {
      ...store,
      grant: async (requests, nowMs) =>
        (await store.grant(requests, nowMs)).map((grant) => {
          const isRaised = limits.u1 > 10 && grant.granted === 0;
          return isRaised ? { ...grant, granted: 1, leased: grant.leased + 1, limit: limits.u1 } : grant;
        }),
    };
    const { quota } = createProcess(raisable, clock, 10);
    expect(await serve(quota, 11)).toBe(10);
    clock.advance(250);
    limits.u1 = 20;

    expect(await quota.take("u1")).toMatchObject({ isRefused: false });
    expect(quota.stateOf("u1")).toMatchObject({ limit: 20 });
  });

  it("lets so many requests of a user wait for a lease, and refuses one more", async () => {
    const { start } = setUp(10_000, () => new Promise(() => undefined));
    const { quota } = start();
    for (let request = 0; request < maxWaiting; request++) expect(quota.take("u1")).toBeInstanceOf(Promise);

    expect(() => quota.take("u1")).toThrow(
      expect.objectContaining({ errorName: "RateLimited", data: { retryAfterMs: 1_000 } }),
    );
    expect(quota.take("u2")).toBeInstanceOf(Promise);
  });

  it("asks again once, when the connection is lost to a store that is there", async () => {
    let failures = 1;
    const { start } = setUp(10, async () => {
      if (failures-- > 0) throw new Error("connection terminated");
    });
    const { quota, logged } = start();

    expect(await serve(quota, 3)).toBe(3);
    expect(logged).toEqual([]);
  });

  it("takes back a refunded token", async () => {
    const { quota } = setUp(1).start();
    const ticket = await quota.take("u1");
    if (!ticket.isRefused) ticket.refund();

    expect(await serve(quota, 2)).toBe(1);
  });

  it("loses no token that is refunded after a limit has changed during its fetch", async () => {
    const { start, leased, clock } = setUp(1_000);
    const { quota } = start();
    const taking = quota.take("u1");
    quota.release("u1");
    const ticket = await taking;
    if (!ticket.isRefused) ticket.refund();

    expect(await serve(quota, 5)).toBe(5);
    await passTime(clock, quota.close());
    expect(leased("u1", "2026-11-21")).toBe(5);
  });

  it.each([
    ["arrive", 17],
    ["are lost", 0],
  ])(
    "waits for its own unused tokens, given back since a limit has changed, until they %s",
    async (outcome, served) => {
      const { start, store, clock } = setUp(320);
      const { quota: other } = start();
      let end = (_failure?: Error): void => {};
      const held = new Promise<void>((resolve, reject) => {
        end = (failure) => (failure ? reject(failure) : resolve());
      });
      const releaseLeases: typeof store.releaseLeases = (entries) => held.then(() => store.releaseLeases(entries));
      const { quota } = createProcess({ ...store, releaseLeases }, clock, 320);
      // 20 tokens here, all others there.
      await quota.take("u1");
      expect(await serve(other, 300)).toBe(300);
      // In slow use: the quota's last grant is longer ago than unused tokens are kept.
      for (let use = 0; use < 2; use++) {
        clock.advance(31_000);
        expect(await serve(quota, 1)).toBe(1);
      }
      quota.release("u1");
      const serving = serve(quota, 18);
      await settle();
      clock.advance(1_000);
      end(outcome === "arrive" ? undefined : new Error("the connection was lost"));

      expect(await passTime(clock, serving)).toBe(served);
    },
  );

  it("tells what is left when a limit has changed during the fetch of the request's token", async () => {
    const { quota } = setUp(1_000).start();
    const taking = quota.take("u1");
    quota.release("u1");
    await taking;

    expect(quota.stateOf("u1").left).toBe(999);
  });
});

describe("a quota's day", () => {
  it("begins at midnight UTC, at just the millisecond", async () => {
    const { start, clock } = setUp(10);
    const { quota } = start();
    clock.setDate("2026-11-21T23:59:59.999Z");
    expect(await serve(quota, 11)).toBe(10);
    clock.setDate("2026-11-22T00:00:00.000Z");
    expect(await serve(quota, 11)).toBe(10);
  });

  it("takes up where it was when the clock steps back", async () => {
    const { start, clock } = setUp(10);
    const { quota } = start();
    expect(await serve(quota, 7)).toBe(7);
    clock.setDate("2026-11-22T00:00:01.000Z");
    expect(await serve(quota, 4)).toBe(4);
    clock.setDate("2026-11-21T23:59:00.000Z");
    expect(await passTime(clock, serve(quota, 5))).toBe(3);
    clock.setDate("2026-11-22T00:00:02.000Z");
    expect(await passTime(clock, serve(quota, 10))).toBe(6);
  });

  it("keeps a lease that arrives after its end out of the next day", async () => {
    const late: (() => void)[] = [];
    let isLate = false;
    const { start, clock, leased } = setUp(1_000, async () => {
      if (isLate) await new Promise<void>((resolve) => late.push(resolve));
    });
    const { quota } = start();
    await serveInTurn(quota, 20);
    // The last of these needs another lease than the first one, of 32.
    isLate = true;
    const served = serve(quota, 13);
    await settle();
    clock.setDate("2026-11-22T00:00:00.000Z");
    isLate = false;
    const servedNextDay = serve(quota, 2);
    clock.advance(10);
    expect(await servedNextDay).toBe(2);
    for (const arrive of late) arrive();

    expect(await served).toBe(13);
    await settle();
    expect(leased("u1", "2026-11-21")).toBe(33);
    await quota.close();
    expect(leased("u1", "2026-11-22")).toBe(2);
  });

  it("is told with what is left of it, asking no store", async () => {
    const { start, stats } = setUp(100);
    const { quota } = start();
    expect(quota.stateOf("u1")).toMatchObject({ kind: "day", limit: 100, left: 100 });
    await serve(quota, 30);
    const asked = stats.grants;

    expect(quota.stateOf("u1")).toMatchObject({ limit: 100, left: 70, endMs: Date.parse("2026-11-22") });
    expect(stats.grants).toBe(asked);
    expect(await quota.read("u1", async () => 0)).toEqual({
      limit: 100,
      used: 30,
      resetAt: "2026-11-22T00:00:00.000Z",
    });
  });
});

/** So many successes end an outage. */
async function probeTwice(clock: ManualClock): Promise<void> {
  for (let probe = 0; probe < 2; probe++) {
    clock.advance(1_000);
    await settle();
  }
}

describe("a quota whose store is away", () => {
  it("serves what is leased, refuses the rest, says so once, and goes on when the store is back", async () => {
    let isAway = false;
    const { start, clock } = setUp(25_000, async () => {
      if (isAway) throw new Error("connection refused");
    });
    const { quota, logged } = start();
    await serveInTurn(quota, 400);
    isAway = true;
    let served = 0;
    const attempt = async (): Promise<void> => {
      const taken = await quota.take("u1");
      if (!taken.isRefused) served++;
    };
    const errors: unknown[] = [];
    for (let request = 0; request < 300; request++) await attempt().catch((error: unknown) => errors.push(error));

    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThanOrEqual(128);
    expect(errors).toHaveLength(300 - served);
    expect(errors[0]).toMatchObject({ errorName: "InternalError", data: { reason: "store_unavailable" } });
    expect(errors.at(-1)).toMatchObject({ data: (errors[0] as { data: unknown }).data });
    expect(logged).toEqual([expect.stringContaining("the database is unavailable")]);

    isAway = false;
    await probeTwice(clock);
    expect(await serve(quota, 10)).toBe(10);
    expect(logged[1]).toBe("the database is available again");
    expect(logged).toHaveLength(2);
  });

  it("refuses those who waited for others' leases at once, when the outage is found", async () => {
    let asked = 0;
    let fail: (error: Error) => void = () => {};
    const { start } = setUp(1_000, () => {
      asked++;
      return new Promise((_resolve, reject) => (fail = reject));
    });
    const { quota } = start();
    const first = Promise.resolve(quota.take("u1"));
    await settle();
    const second = Promise.resolve(quota.take("u2"));
    const outcomes = Promise.allSettled([first, second]);
    fail(new Error("connection refused"));
    await settle();
    // The probe fails, too.
    fail(new Error("connection refused"));

    expect(await outcomes).toMatchObject([
      { reason: { data: { reason: "store_unavailable" } } },
      { reason: { data: { reason: "store_unavailable" } } },
    ]);
    expect(asked).toBe(2);
  });

  it("keeps what is leased through the outage, and wastes what it was giving back", async () => {
    let isAway = false;
    const { start, clock, leased } = setUp(1_000, async () => {
      if (isAway) throw new Error("connection refused");
    });
    const { quota } = start();
    await serveInTurn(quota, 100);
    clock.advance(60_499);
    isAway = true;
    clock.advance(1);
    await settle();
    isAway = false;
    await probeTwice(clock);

    const wasted = leased("u1", "2026-11-21") - 100;
    expect(wasted).toBeGreaterThan(0);
    expect(wasted).toBeLessThanOrEqual(128);
    expect(await passTime(clock, serve(quota, 1_000))).toBe(900 - wasted);
  });
});

/** What may happen to two processes on one store, in any order. `answers` lets the store answer so many questions, or lose them. */
const events = {
  take: fc.record({ kind: fc.constant("take" as const), process: fc.nat(1), count: fc.integer({ min: 1, max: 150 }) }),
  answers: fc.record({
    kind: fc.constant("answers" as const),
    count: fc.integer({ min: 1, max: 40 }),
    index: fc.nat(5),
    fails: fc.nat(20).map((number) => number === 0),
    isLost: fc.boolean(),
  }),
  wait: fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 50, max: 1_200 }) }),
  date: fc.record({
    kind: fc.constant("date" as const),
    date: fc.constantFrom(noon, "2026-11-21T23:59:59.900Z", "2026-11-22T00:00:00.100Z"),
  }),
  end: fc.record({ kind: fc.constantFrom("kill" as const, "close" as const), process: fc.nat(1) }),
  refund: fc.record({ kind: fc.constant("refund" as const), index: fc.nat(50) }),
};
const event = fc.oneof(
  { weight: 4, arbitrary: events.take },
  { weight: 8, arbitrary: events.answers },
  { weight: 3, arbitrary: events.wait },
  { weight: 1, arbitrary: events.date },
  { weight: 1, arbitrary: events.end },
  { weight: 1, arbitrary: events.refund },
);

describe("any order of takes, late and lost answers, midnights, clock steps, kills and restarts", () => {
  it("never serves one request over the limit", async () => {
    const limit = 60;
    let spent = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 40, maxLength: 120 }), async (events) => {
        const clock = createManualClock(noon);
        const memory = createMemoryQuotaStore(limit);
        const questions: ((outcome: { fails: boolean; isLost: boolean }) => void)[] = [];
        // The store does its work before or after the moment at which the connection may break: the process cannot know.
        const ask = <Result>(work: () => Promise<Result>): Promise<Result> =>
          new Promise((resolve, reject) =>
            questions.push(({ fails, isLost }) => {
              const done = fails && isLost ? undefined : work();
              if (fails) reject(new Error("connection lost"));
              else void done?.then(resolve, reject);
            }),
          );
        const store: typeof memory.store = {
          grant: (requests, nowMs) => ask(() => memory.store.grant(requests, nowMs)),
          releaseLeases: (entries) => ask(() => memory.store.releaseLeases(entries)),
          recall: (userId, period, nowMs) => ask(() => memory.store.recall(userId, period, nowMs)),
          readRecalls: (sinceMs) => ask(() => memory.store.readRecalls(sinceMs)),
          read: (userId, period) => memory.store.read(userId, period),
        };
        const start = () => createProcess(store, clock, limit).quota;
        const processes: [PeriodQuota, PeriodQuota] = [start(), start()];
        const tickets: { period: string; refund: () => void }[] = [];
        const served = new Map<string, number>();
        const count = (period: string, step: number) => served.set(period, (served.get(period) ?? 0) + step);
        const take = async (quota: PeriodQuota) => {
          const taken = await quota.take("u1");
          if (taken.isRefused) return;
          const period = (taken as unknown as { period: { name: string } }).period.name;
          count(period, 1);
          tickets.push({ period, refund: () => taken.refund() });
        };

        for (const step of events) {
          if (step.kind === "take")
            for (let request = 0; request < step.count; request++)
              take(processes[step.process] as PeriodQuota).catch(() => {});
          else if (step.kind === "answers")
            for (let answer = 0; answer < step.count; answer++) {
              questions.splice(step.index % Math.max(1, questions.length), 1)[0]?.(step);
              await settle();
            }
          else if (step.kind === "wait") clock.advance(step.ms);
          else if (step.kind === "date") clock.setDate(step.date);
          else if (step.kind === "refund") {
            const [ticket] = tickets.splice(step.index, 1);
            ticket?.refund();
            if (ticket) count(ticket.period, -1);
          } else {
            if (step.kind === "close") void (processes[step.process] as PeriodQuota).close();
            processes[step.process] = start();
          }
          await settle();
          for (const sum of served.values()) expect(sum).toBeLessThanOrEqual(limit);
        }
        if ([...served.values()].includes(limit)) spent++;
      }),
      { numRuns: runs(150) },
    );
    // Else this would prove little.
    expect(spent).toBeGreaterThan(runs(150) / 10);
  });
});
