import { createRate } from "../../../src/limits/rate.js";

function setUp(perSecond: number) {
  let nowMs = 1_000_000;
  const rate = createRate(perSecond, () => nowMs);
  const takeMany = (count: number) => Array.from({ length: count }, () => rate.take("u1"));
  return { rate, takeMany, wait: (ms: number) => (nowMs += ms) };
}

describe("a rate", () => {
  it.each([1, 3, 10, 333])("lets a second's worth through at once, and not one more: %i", (perSecond) => {
    const { takeMany } = setUp(perSecond);
    const waits = takeMany(perSecond + 1);

    expect(waits.slice(0, -1)).toEqual(Array(perSecond).fill(0));
    expect(waits.at(-1)).toBe(Math.ceil(1_000 / perSecond));
  });

  it("lets the next one through after the time it said, and not before", () => {
    const { rate, takeMany, wait } = setUp(4);
    const wanted = takeMany(5).at(-1) as number;
    wait(wanted - 1);
    expect(rate.take("u1")).toBe(1);
    wait(1);
    expect(rate.take("u1")).toBe(0);
  });

  it("never lets through more than the rate in the long run", () => {
    const { rate, wait } = setUp(5);
    let served = 0;
    for (let step = 0; step < 10_000; step++) {
      if (rate.take("u1") === 0) served++;
      wait(10);
    }

    expect(served).toBeGreaterThanOrEqual(500);
    expect(served).toBeLessThanOrEqual(505);
  });

  it("takes rates below one a second", () => {
    const { rate, wait } = setUp(0.5);
    expect(rate.take("u1")).toBe(0);
    expect(rate.take("u1")).toBe(2_000);
    wait(2_000);
    expect(rate.take("u1")).toBe(0);
  });

  it("counts users apart, however many there are", () => {
    const { rate } = setUp(1);
    for (let user = 0; user < 10_100; user++) expect(rate.take(`u${user}`)).toBe(0);
    expect(rate.take("u10099")).toBeGreaterThan(0);
  });
});
