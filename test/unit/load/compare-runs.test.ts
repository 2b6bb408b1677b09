import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MeasuredRow } from "../../load/measure/measure-loads.js";
import { compareRuns } from "../../load/report/compare-runs.js";
import { type Run, readRun, saveRun } from "../../load/report/run.js";
import { measurementOf, rowOf } from "./measurements.js";

const facts = { date: "2026-01-01", commit: "abc", node: "v20", cores: 2, processor: "", tools: "", rounds: 1 };
const runOf = (rows: readonly MeasuredRow[]): Run => ({ ...facts, rows, facts: [] });
const lineOf = (text: string) => text.split("\n").at(-1);

it("divides rates relative to the control, CPU and p99 by those of the earlier run", () => {
  const earlier = rowOf("forward", [10_000], { gateway: [measurementOf(3_000, { cpuUs: 80, p99Us: 4_000 })] });
  const now = rowOf("forward", [5_000], { gateway: [measurementOf(3_000, { cpuUs: 40, p99Us: 1_000 })] });
  const text = compareRuns(runOf([earlier]), runOf([now]));
  expect(text).toContain("Against abc of 2026-01-01");
  expect(lineOf(text)).toBe("| forward | 64 | gateway | 2.00 | 0.50 | 0.25 |");
});

it("leaves out rows and targets that only one of them has, and figures that are not known", () => {
  const one = [measurementOf(100)];
  const earlier = runOf([rowOf("a", [], { nginx: one, gateway: one }), rowOf("b", [], { gateway: one })]);
  const now = runOf([rowOf("a", [], { gateway: one, peer: one }), rowOf("c", [], { gateway: one })]);
  const lines = compareRuns(earlier, now).split("\n").slice(4);
  expect(lines).toEqual(["| a | 64 | gateway | – | – | 1.00 |"]);
});

it("marks a row that was noisy in either run", () => {
  const [quiet, noisy] = [
    [100, 101],
    [100, 200],
  ].map((control) => rowOf("a", control, { gateway: [measurementOf(1)] }));
  const marked = (earlier?: MeasuredRow, now?: MeasuredRow) =>
    lineOf(compareRuns(runOf(earlier ? [earlier] : []), runOf(now ? [now] : [])))?.startsWith("| ~ a |");
  expect(marked(quiet, quiet)).toBe(false);
  expect(marked(noisy, quiet)).toBe(true);
  expect(marked(quiet, noisy)).toBe(true);
});

it("reads what was saved, and nothing else", () => {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-run-"));
  try {
    const run = runOf([rowOf("a", [1], { gateway: [measurementOf(5)] })]);
    saveRun(join(folder, "run.json"), run);
    expect(readRun(join(folder, "run.json"))).toEqual(run);
    writeFileSync(join(folder, "other.json"), "{}");
    expect(() => readRun(join(folder, "other.json"))).toThrow("is not a saved run");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
