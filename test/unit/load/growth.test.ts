import { readBenchOptions } from "../../load/bench-options.js";
import { drawGrowth } from "../../load/growth/draw-growth.js";
import { formatGrowth } from "../../load/growth/format-growth.js";
import { type Curve, costsOf, type GrownDimension, growthOf } from "../../load/growth/growth.js";

const flat: Curve = {
  title: "a < b",
  rounds: [
    [40, 42, 44],
    [50, 50, 40],
    [40, 40, 40],
  ],
};
const steep: Curve = { title: "steep", rounds: [[100, 150, 200]] };
const grown: GrownDimension = {
  title: "Blocks & more",
  unit: "blocks",
  sizes: [1, 100, 10_000],
  curves: [flat, steep],
  remarks: ["Start: 1 s"],
};

it("takes the median and the range of each size, and compares sizes within a round", () => {
  expect(costsOf(flat)).toEqual([
    { min: 40, median: 40, max: 50 },
    { min: 40, median: 42, max: 50 },
    { min: 40, median: 40, max: 44 },
  ]);
  expect(growthOf(flat)).toEqual([
    { min: 1, median: 1, max: 1 },
    { min: 1, median: 1, max: 1.05 },
    { min: 0.8, median: 1, max: 1.1 },
  ]);
});

it("has a line for each load, and the remarks below", () => {
  const [, , first, second, , remark] = formatGrowth([grown]).split("\n");
  expect(first).toBe("| 1 · 100 · 10,000 blocks: a < b | 40.0 · 42.0 · 40.0 | 1.00 (0.80–1.10) |");
  expect(second).toBe("| 1 · 100 · 10,000 blocks: steep | 100 · 150 · 200 | 2.00 |");
  expect(remark).toBe("- Start: 1 s");
});

it("draws sizes by their logarithm, costs relative to the smallest size from zero up, and a band of 10 %", () => {
  const svg = drawGrowth(grown);
  const dots = [...svg.matchAll(/<circle class="(\w)" cx="([\d.]+)" cy="([\d.]+)"/g)].map((match) => match.slice(1));
  expect(dots).toEqual([
    ["a", "78.0", "161.0"],
    ["a", "227.0", "161.0"],
    ["a", "376.0", "161.0"],
    ["b", "78.0", "161.0"],
    ["b", "227.0", "119.5"],
    ["b", "376.0", "78.0"],
  ]);
  expect(svg).toContain('<path class="range a" d="M78.0 161.0V161.0M227.0 161.0V156.8M376.0 177.6V152.7"/>');
  expect(svg).toContain('<rect class="band" x="52" y="152.7" width="350" height="16.6"/>');
});

it("has a longer axis for what grows more", () => {
  const labels = (last: number) => {
    const svg = drawGrowth({ ...grown, curves: [{ title: "", rounds: [[1, 1, last]] }] });
    return [...svg.matchAll(/text-anchor="end">([\d.]+)</g)].map(([, label]) => Number(label));
  };
  expect(labels(2)).toEqual([0, 0.5, 1, 1.5, 2]);
  expect(labels(2.01)).toEqual([0, 1, 2, 3, 4]);
  expect(labels(40)).toEqual([0, 10, 20, 30, 40]);
  expect(labels(48)).toEqual([0, 12, 24, 36, 48]);
});

it("names the axes, the sizes and the loads, and describes itself to those who don't see it", () => {
  const svg = drawGrowth(grown);
  for (const text of [
    "CPU, relative",
    "blocks",
    "1",
    "100",
    "10,000",
    "a &lt; b, 40.0 µs at the smallest",
    "Blocks &amp; more",
  ])
    expect(svg).toContain(`>${text}</text>`);
  expect(svg).toContain('<title id="title">Blocks &amp; more</title>');
  expect(svg).toContain("a &lt; b: 40.0 µs with 1, 42.0 µs with 100, 40.0 µs with 10,000.");
  expect(svg).not.toMatch(/<script|\son\w+=/);
});

it("draws a single size, too", () => {
  expect(drawGrowth({ ...grown, sizes: [1], curves: [{ title: "one", rounds: [[40]] }] })).not.toMatch(/NaN|Infinity/);
});

it("is asked for with a folder", () => {
  expect(readBenchOptions([]).growthFolder).toBeUndefined();
  expect(readBenchOptions(["--growth", "docs/growth"]).growthFolder).toBe("docs/growth");
});
