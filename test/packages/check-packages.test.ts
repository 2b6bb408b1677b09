import { findLicenceProblem } from "../../scripts/packages/licences.js";
import { findListProblems, readPublishDates } from "../../scripts/packages/publish-dates.js";
import { readShippedPackages } from "../../scripts/packages/read-shipped.js";

const shipped = { name: "a", version: "1.0.0", licence: "MIT", integrity: undefined };

it("reads what is bundled and what is installed beside it, and nothing that serves development only", () => {
  const names = readShippedPackages().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["@open-rpc/server-js", "express", "pg", "react", "@photostructure/sqlite"]),
  );
  for (const absent of ["jest", "node-ipc"]) expect(names).not.toContain(absent);
});

it("finds the versions that are not listed, and those that are not installed any more", () => {
  expect(findListProblems([shipped], { a: { "1.0.0": "2026-01-01" } })).toEqual([]);
  expect(findListProblems([shipped], { a: { "1.0.1": "2026-01-01" }, b: { "2.0.0": "2026-01-01" } })).toEqual([
    "a@1.0.0 is not listed",
    "a@1.0.1 is listed, but not installed",
    "b@2.0.0 is listed, but not installed",
  ]);
});

it.each([
  ["MIT", undefined],
  ["(GPL-3.0 OR MIT)", undefined],
  ["MIT AND GPL-3.0", "a: MIT AND GPL-3.0"],
  [undefined, "a declares no licence"],
])("finds for the licence %s: %s", (licence, problem) => {
  expect(findLicenceProblem({ ...shipped, licence })).toBe(problem);
});

it("lists dates of days that have been", () => {
  const dates = Object.values(readPublishDates()).flatMap((versions) => Object.values(versions));
  expect(dates.filter((date) => !/^20\d\d-\d\d-\d\d$/.test(date) || date > new Date().toISOString())).toEqual([]);
});
