import { readFileSync } from "node:fs";
import { type FaultOutcome, measureFaults } from "./fault-table.js";

/** Of results that nothing proves, one in this number may be wrong until samples find the node. */
const maxUnprovenPart = 50;

let outcomes: readonly FaultOutcome[];

beforeAll(async () => {
  outcomes = await measureFaults(1);
});

it("lets no fault of some nodes show while one is healthy", () => {
  for (const { name, isUnproven, calls, wrong, errors, maxMs } of outcomes) {
    const allowed = isUnproven ? calls / maxUnprovenPart : 0;
    expect([name, wrong > allowed ? wrong : "few", errors]).toEqual([name, "few", 0]);
    expect([name, maxMs]).toEqual([name, Math.min(maxMs, 1_000)]);
  }
});

it("has a row for each fault in docs/faults.md", () => {
  const [table] = /^\| Fault .+(\n\|.+)+/m.exec(readFileSync("docs/faults.md", "utf8")) ?? [];
  const rows = table?.split("\n").slice(2);

  expect(rows?.map((row) => row.split("|")[1]?.trim())).toEqual(outcomes.map(({ name }) => name));
});
