import { createRate } from "../../../src/limits/rate.js";

function setUp(perSecond: number) {
  let nowMs = 1_000_000;
  const rate = createRate(() => nowMs);
  const take = (id = "u1", limit = perSecond) => rate.take(id, limit);
  const takeMany = (count: number) => Array.from({ length: count }, () => take());
  return { rate, take, takeMany, wait: (ms: number) => (nowMs += ms) };
}

describe("a rate", () => {
  it.each([1, 3, 10, 333])("lets a second's worth through at once, and not one more: %i", (perSecond) => {
    const { takeMany } = setUp(perSecond);
    const waits = takeMany(perSecond + 1);

    expect(waits.slice(0, -1)).toEqual(Array(perSecond).fill(0));
    expect(waits.at(-1)).toBe(Math.ceil(1_000 / perSecond));
  });

  it("lets the next one through after the time it said, and not before", () => {
    const { take, takeMany, wait } = setUp(4);
    const wanted = takeMany(5).at(-1) as number;
    wait(wanted - 1);
    expect(take()).toBe(1);
    wait(1);
    expect(take()).toBe(0);
  });

  it("says the same wait whatever the fraction of the clock", () => {
    for (let step = 0; step < 1_000; step++) {
      const nowMs = step * 31.337;
      const rate = createRate(() => nowMs);
      const waits = [rate.take("u1", 2), rate.take("u1", 2), rate.take("u1", 2)];
      expect(waits).toEqual([0, 0, 500]);
    }
  });

  it("never lets through more than the rate in the long run", () => {
    const { take, wait } = setUp(5);
    let served = 0;
    for (let step = 0; step < 10_000; step++) {
      if (take() === 0) served++;
      wait(10);
    }

    expect(served).toBeGreaterThanOrEqual(500);
    expect(served).toBeLessThanOrEqual(505);
  });

  it("takes rates below one a second", () => {
    const { take, wait } = setUp(0.5);
    expect(take()).toBe(0);
    expect(take()).toBe(2_000);
    wait(2_000);
    expect(take()).toBe(0);
  });

  it("counts users apart, however many there are", () => {
    const { take } = setUp(1);
    for (let user = 0; user < 10_100; user++) expect(take(`u${user}`)).toBe(0);
    expect(take("u10099")).toBeGreaterThan(0);
  });

  it("follows a changed limit from the next request on", () => {
    const { take, takeMany } = setUp(4);
    takeMany(4);
    expect(take("u1", 8)).toBeGreaterThan(0);
    expect(takeMany(1)).toEqual([250]);
    expect(take("u1", 1_000)).toBe(1);
  });

  it("takes back what a refused request took", () => {
    const { rate, take, takeMany } = setUp(2);
    expect(takeMany(2)).toEqual([0, 0]);
    rate.refund("u1", 2);
    expect([take(), take()]).toEqual([0, 500]);
    rate.refund("unknown", 2);
    expect(take("unknown")).toBe(0);
  });
});
