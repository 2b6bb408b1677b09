import { spawnSync } from "node:child_process";

it("test files share the program's modules, and nothing that one of them has changed", () => {
  const files = "<rootDir>/test/fixtures/shared-modules/*-file.ts";
  const { status, stdout, stderr } = spawnSync("npx", ["jest", "--runInBand", "--testMatch", files], {
    encoding: "utf8",
  });

  expect([status, stderr]).toEqual([0, expect.stringContaining("2 passed, 2 total")]);
  expect(stdout).toContain("file 2");
});
