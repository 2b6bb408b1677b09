import { StoreClock } from "../../../src/store/store-clock.js";
import { createManualClock, settle } from "../../fakes/manual-clock.js";

const start = "2026-11-21T12:00:00.000Z";

/** A store whose clock is `aheadMs` ahead of the machine's. */
async function openClock(aheadMs = 0) {
  const machine = createManualClock(start);
  const truth = createManualClock(start);
  const store = { aheadMs, roundTripMs: 0, isDoubted: false, isAway: false, reads: 0 };
  const logged: string[] = [];
  const record = (_fields: unknown, message?: string): void => void logged.push(message ?? "");
  const pass = (ms: number): void => {
    truth.advance(ms);
    machine.advance(ms);
  };
  const readTime = async () => {
    store.reads++;
    // Time passes once the timer that reads has run.
    await Promise.resolve();
    truth.advance(store.roundTripMs / 2);
    const nowMs = truth.nowMs() + store.aheadMs;
    truth.advance(store.roundTripMs / 2);
    machine.advance(store.roundTripMs);
    return { nowMs, isDoubted: store.isDoubted };
  };
  const breaker = { outage: () => (store.isAway ? { requestId: "r", startedMs: 0 } : undefined) };
  const clock = await StoreClock.open({ machine, readTime, breaker, log: { warn: record, info: record } });
  const passAndRead = async (ms: number): Promise<void> => {
    pass(ms);
    await settle();
  };
  return { clock, machine, truth, store, logged, pass, passAndRead };
}

describe("the store's clock", () => {
  it("has the store's time from the start, halfway through the statement", async () => {
    const { clock, truth, store, pass, passAndRead } = await openClock(86_400_000);
    store.roundTripMs = 200;
    await passAndRead(10_000);
    pass(5);

    expect(clock.nowMs()).toBe(truth.nowMs() + 86_400_000);
  });

  it("is not moved by a date that is set on the machine", async () => {
    const { clock, machine, truth } = await openClock();
    machine.setDate("2028-02-14T12:00:00.000Z");

    expect(clock.nowMs()).toBe(truth.nowMs());
  });

  it("slows down where it is ahead, and never goes back", async () => {
    const { clock, truth, store, pass, passAndRead } = await openClock();
    store.aheadMs = -4_000;
    await passAndRead(10_000);
    let lastMs = clock.nowMs();
    for (let second = 0; second < 8; second++) {
      pass(1_000);
      expect(clock.nowMs() - lastMs).toBe(500);
      lastMs = clock.nowMs();
    }
    expect(clock.nowMs()).toBe(truth.nowMs() - 4_000);
    pass(1_000);
    expect(clock.nowMs() - lastMs).toBe(1_000);
  });

  it.each([
    ["slows down for an hour", -3_600_000, 0],
    ["steps back where the store's clock was set back by more", -3_600_001, -3_600_001],
  ])("%s", async (_case, aheadMs, expectedMs) => {
    const { clock, truth, store, passAndRead } = await openClock();
    store.aheadMs = aheadMs;
    await passAndRead(10_000);

    expect(clock.nowMs()).toBe(truth.nowMs() + expectedMs);
  });

  it("keeps the time while the store is away, without asking it", async () => {
    const { clock, truth, store, passAndRead } = await openClock(-60_000);
    store.isAway = true;
    await passAndRead(100_000);

    expect(store.reads).toBe(1);
    expect(clock.nowMs()).toBe(truth.nowMs() - 60_000);
  });

  it("does not follow a response that took more than a second", async () => {
    const { clock, truth, store, passAndRead } = await openClock();
    store.aheadMs = 30_000;
    store.roundTripMs = 1_001;
    await passAndRead(10_000);
    expect(clock.nowMs()).toBe(truth.nowMs());
    store.roundTripMs = 1_000;
    await passAndRead(10_000);
    expect(clock.nowMs()).toBe(truth.nowMs() + 30_000);
  });

  it.each([
    [10_000, 0, undefined, true],
    [10_600, 10_600, "this machine's clock is 11 s behind the database's", true],
    [-10_600, -10_600, "this machine's clock is 11 s ahead of the database's", true],
    [3_600_000, 3_600_000, "this machine's clock is 3600 s behind the database's", true],
    [3_600_001, 3_600_001, "this machine's clock is 3600 s behind the database's", false],
    [-3_600_001, -3_600_001, "this machine's clock is 3600 s ahead of the database's", false],
  ])(
    "reports a machine that is %d ms behind, and stops deletes past an hour",
    async (aheadMs, behind, problem, may) => {
      const { clock } = await openClock(aheadMs);

      expect(clock.machineAheadMs()).toBe(behind === 0 ? 0 : -behind);
      expect(clock.problem()).toBe(problem);
      expect(clock.mayDelete()).toBe(may);
    },
  );

  it("stops deletes while the store's own clock is doubted", async () => {
    const { clock, store, passAndRead } = await openClock();
    store.isDoubted = true;
    await passAndRead(10_000);
    expect([clock.problem(), clock.mayDelete()]).toEqual(["the database's clock has jumped", false]);
    store.isDoubted = false;
    await passAndRead(10_000);
    expect([clock.problem(), clock.mayDelete()]).toEqual([undefined, true]);
  });

  it("logs one line when a difference begins, and one when it ends", async () => {
    const { machine, truth, logged, passAndRead } = await openClock();
    machine.setDate("2026-11-22T12:00:00.000Z");
    for (let round = 0; round < 5; round++) await passAndRead(10_000);
    machine.setDate(new Date(truth.nowMs()).toISOString());
    for (let round = 0; round < 5; round++) await passAndRead(10_000);

    expect(logged).toEqual([
      "this machine's clock is 86400 s ahead of the database's: the database's time counts",
      "this machine's clock agrees with the database's again",
    ]);
  });

  it("asks no more when it is closed", async () => {
    const { clock, store, passAndRead } = await openClock();
    clock.close();
    await passAndRead(100_000);

    expect(store.reads).toBe(1);
  });
});
