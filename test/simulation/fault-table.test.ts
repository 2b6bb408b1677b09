import { readFileSync } from "node:fs";
import { type FaultOutcome, measureFaults } from "./fault-table.js";

let outcomes: readonly FaultOutcome[];

beforeAll(async () => {
  outcomes = await measureFaults(1);
});

it("lets no fault of some nodes show while one is healthy", () => {
  for (const { name, isUnproven, wrong, errors, maxMs, detectedMs = Infinity } of outcomes) {
    expect([name, isUnproven ? detectedMs < 30_000 : wrong, errors]).toEqual([name, isUnproven || 0, 0]);
    expect([name, maxMs]).toEqual([name, Math.min(maxMs, 1_000)]);
  }
});

it("has a row for each fault in docs/faults.md", () => {
  const [table] = /^\| Fault .+(\n\|.+)+/m.exec(readFileSync("docs/faults.md", "utf8")) ?? [];
  const rows = table?.split("\n").slice(2);

  expect(rows?.map((row) => row.split("|")[1]?.trim())).toEqual(outcomes.map(({ name }) => name));
});
