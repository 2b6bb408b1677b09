import { createRangeCollector } from "../../../src/log-index/merge-ranges.js";
import { fc } from "../../seeded-fast-check.js";

function collect(most: number, ranges: readonly (readonly [number, number])[]) {
  const collector = createRangeCollector(most);
  for (const [from, to] of ranges) collector.add(from, to);
  return collector.ranges();
}

it("joins what is near, and keeps apart what is not", () => {
  expect(
    collect(10, [
      [5, 5],
      [6, 9],
      [41, 41],
      [74, 80],
    ]),
  ).toEqual([
    { from: 5, to: 41 },
    { from: 74, to: 80 },
  ]);
  expect(collect(10, [])).toEqual([]);
});

it("joins what is further apart rather than give too many", () => {
  const far = Array.from({ length: 100 }, (_, index) => [index * 1_000, index * 1_000] as const);

  expect(collect(100, far)).toHaveLength(100);
  expect(collect(99, far)).toEqual([{ from: 0, to: 99_000 }]);
});

it("covers all that was added, in order and apart, with at most as many ranges as wanted", () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 50 })), {
    maxLength: 300,
  });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 40 }), (given, most) => {
      let at = 0;
      const added = given.map(([gap, width]) => {
        const from = at + gap;
        at = from + width;
        return [from, at] as const;
      });
      const ranges = collect(most, added);
      expect(ranges.length).toBeLessThanOrEqual(most);
      expect(added.every(([from, to]) => ranges.some((range) => range.from <= from && to <= range.to))).toBe(true);
      expect(ranges.every(({ from }, index) => index === 0 || from > (ranges[index - 1]?.to ?? 0))).toBe(true);
    }),
  );
});
