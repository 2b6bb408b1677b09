import { formatNoise, isNoisy, noiseOf } from "../../load/measure/noise.js";
import { formatLoads } from "../../load/report/format-loads.js";
import { measurementOf, rowOf } from "./measurements.js";

/** The cells of each table's line of a row, without its title. */
function cellsOf(text: string, title: string): string[][] {
  const lines = text.split("\n").filter((line) => line.startsWith(`| ${title} |`));
  return lines.map((line) =>
    line
      .split(" | ")
      .slice(1)
      .map((cell) => cell.replace(" |", "")),
  );
}

const loop = { longestStallMs: 4, longestGcMs: 2, gcMs: 100 };
const gateway = [
  measurementOf(3_000, { cpuUs: 60, memoryBytes: 150e6, loop }),
  measurementOf(2_800, { cpuUs: 50, memoryBytes: 150e6, loop }),
  measurementOf(3_400, { cpuUs: 80, memoryBytes: 150e6, loop: { ...loop, longestStallMs: 40 } }),
];
const nginx = [measurementOf(12_000, { cpuUs: 14 }), measurementOf(11_000, { cpuUs: 15 }), measurementOf(13_000)];

it("shows median and range, ratio and CPU, the tail, and what happened inside", () => {
  const text = formatLoads([rowOf("forward", [11_500, 12_000, 12_100], { nginx, gateway })]);
  expect(text).toContain("| load | c | nginx | gateway |");
  expect(cellsOf(text, "forward")).toEqual([
    ["64", "12,000 (11,000–13,000)", "3,000 (2,800–3,400)"],
    ["64", "1.00 · 14.5", "0.25 · 60.0"],
    ["64", "1.00 · 3.00 · 9.00", "1.00 · 3.00 · 9.00"],
    ["64", "gateway", "3.00", "4.00", "2.00", "5.00", "1.00", "150"],
  ]);
});

it("compares a row in which nginx takes no part with its control", () => {
  const text = formatLoads([rowOf("refusal", [6_000, 6_000], { gateway })]);
  expect(cellsOf(text, "refusal")[1]).toEqual(["64", "0.50 · 60.0"]);
});

it("says nothing about what is not known: a target that is missing, CPU, a control", () => {
  const text = formatLoads([rowOf("one", [], { nginx }), rowOf("two", [], { peer: [measurementOf(500)] })]);
  expect(cellsOf(text, "one").map((cells) => cells[2])).toEqual(["–", "–", "–"]);
  expect(cellsOf(text, "two").map((cells) => cells[2])).toEqual(["500", "– · –", "1.00 · 3.00 · 9.00"]);
});

it("shows lost requests beside the rate", () => {
  const lossy = [measurementOf(100, { lostCount: 2 }), measurementOf(100, { lostCount: 1 })];
  expect(cellsOf(formatLoads([rowOf("row", [], { gateway: lossy })]), "row")[0]?.[1]).toBe("100, **3 lost**");
});

it("marks a row whose control moved by more than 15 %", () => {
  expect(isNoisy([10_000, 11_500, 10_000])).toBe(false);
  expect(isNoisy([10_000, 11_501, 10_000])).toBe(true);
  expect(isNoisy([10_000])).toBe(false);
  expect(isNoisy([])).toBe(false);
  expect(formatLoads([rowOf("row", [8_000, 10_000], { gateway })])).toContain("| ~ row | 64 |");
  expect(formatLoads([rowOf("row", [9_900, 10_000], { gateway })])).toContain("| row | 64 |");
});

it("leaves the range out after one round", () => {
  expect(formatNoise(noiseOf([1_234.4]))).toBe("1,234");
  expect(formatNoise(noiseOf([2, 1]))).toBe("1.50 (1.00–2.00)");
});
