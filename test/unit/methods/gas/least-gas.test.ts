import { findLeastGas } from "../../../../src/methods/gas/least-gas.js";
import { fc } from "../../../seeded-fast-check.js";

async function search(least: number, bounds: { low: number; high: number }) {
  const probes: number[] = [];
  const found = await findLeastGas(bounds, async (gas) => {
    probes.push(gas);
    return gas >= least;
  });
  return { found, probes };
}

describe("findLeastGas", () => {
  const low = 20_999;

  it("finds the least gas to within 1 %, never less, in at most 24 calls", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: low + 1, max: 2 ** 40 }),
        fc.integer({ min: low + 1, max: 2 ** 40 }),
        async (a, b) => {
          const [least, high] = [Math.min(a, b), Math.max(a, b)];
          const { found, probes } = await search(least, { low, high });
          expect(found).toBeGreaterThanOrEqual(least);
          expect(found).toBeLessThanOrEqual(Math.min(high, least * 1.01 + 1));
          expect(probes.length).toBeLessThanOrEqual(24);
          expect(Math.min(...probes)).toBeGreaterThan(low);
          expect(Math.max(...probes)).toBe(high);
        },
      ),
    );
  });

  it("needs no more than 12 calls between a transaction's least gas and a block's", async () => {
    for (const least of [21_000, 26_482, 100_000, 3_000_000, 6_800_000]) {
      const { probes } = await search(least, { low, high: 6_800_000 });
      expect(probes.length).toBeLessThanOrEqual(12);
    }
  });

  it("gives the upper bound after one call where even that is not enough", async () => {
    expect(await search(7_000_000, { low, high: 6_800_000 })).toEqual({ found: 6_800_000, probes: [6_800_000] });
  });

  it("stops at 24 calls, however far apart the bounds are", async () => {
    const { found, probes } = await search(1, { low: 0, high: Number.MAX_VALUE });
    expect(probes).toHaveLength(24);
    expect(found).toBeGreaterThanOrEqual(1);
  });

  it("passes a failure on", async () => {
    const failure = new Error("gone");
    await expect(findLeastGas({ low, high: 6_800_000 }, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
