import { maxWaitingForRate, SharedRate } from "../../../src/limits/shared-rate.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { createSharedWorkers } from "../../fakes/shared-workers.js";

function setUp(count: number) {
  const clock = createManualClock();
  const shared = createSharedWorkers(count, { clock });
  const rates = shared.workers.map(({ others }) => new SharedRate(others, clock));
  const take = async (worker: number, perSecond: number) => rates[worker]?.take("u1", perSecond);
  const takeMany = (requests: number, perSecond: number) =>
    Promise.all(Array.from({ length: requests }, (_, index) => take(index % count, perSecond)));
  return { ...shared, clock, rates, take, takeMany };
}

describe("a rate over workers", () => {
  it.each([1, 3, 10, 60])(
    "allows a second's worth of all workers together, and not one more: %i",
    async (perSecond) => {
      const { takeMany } = setUp(3);
      const waits = await takeMany(perSecond + 1, perSecond);

      expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(perSecond);
    },
  );

  it("allows one worker all of it", async () => {
    const { take, clock } = setUp(4);
    for (let request = 0; request < 10; request++) expect(await take(0, 10)).toBe(0);
    const waitMs = (await take(0, 10)) as number;
    expect(waitMs).toBe(100);
    clock.advance(waitMs);
    expect(await take(1, 10)).toBe(0);
  });

  it("refuses at once, without a message, until the next request may succeed", async () => {
    const { take, rates, sent, clock } = setUp(2);
    for (let request = 0; request < 3; request++) await take(0, 2);
    const before = sent.rates;
    expect(rates[0]?.take("u1", 2)).toBe(500);
    clock.advance(400);
    expect(rates[0]?.take("u1", 2)).toBe(100);
    expect(sent.rates).toBe(before);
  });

  it("decides at once with requests that were fetched in advance, a 64th of a second's", async () => {
    const { take, rates, clock, sent } = setUp(2);
    await take(0, 640);
    for (let request = 0; request < 10; request++) expect(rates[0]?.take("u1", 640)).toBe(0);
    expect(sent.rates).toBe(1);
    expect(rates[0]?.take("u1", 640)).toBeInstanceOf(Promise);
    clock.advance(100);
    expect(rates[0]?.take("u1", 640)).toBeInstanceOf(Promise);
  });

  it("returns what another limit refused", async () => {
    const { take, rates } = setUp(2);
    await take(0, 1);
    rates[0]?.refund("u1", 1);
    expect(rates[0]?.take("u1", 1)).toBe(0);
    expect(await take(0, 1)).toBeGreaterThan(0);
  });

  it("allows each worker its part while the primary process is slow, after 100 ms", async () => {
    const { takeMany, hold, clock, rates } = setUp(2);
    hold();
    const waiting = takeMany(20, 10);
    await Promise.resolve();
    clock.advance(99);
    expect(await Promise.race([waiting, Promise.resolve("waiting")])).toBe("waiting");
    clock.advance(1);
    expect((await waiting).filter((waitMs) => waitMs === 0)).toHaveLength(10);
    expect(rates[0]?.take("u1", 10)).toBe(200);
  });

  it("refuses one more than may wait for the primary process", async () => {
    const { hold, rates } = setUp(1);
    hold();
    const waiting = Array.from({ length: maxWaitingForRate }, () => rates[0]?.take("u1", 10));
    expect(waiting.every((taken) => taken instanceof Promise)).toBe(true);
    expect(rates[0]?.take("u1", 10)).toBe(1_000);
  });
});
