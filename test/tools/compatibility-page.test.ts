import { readFileSync, writeFileSync } from "node:fs";
import { compatibilityPage } from "./harness/compatibility-page.js";

const file = "docs/compatibility.md";

it("says what the matrix shows", () => {
  if (process.env["WRITE_PAGE"]) writeFileSync(file, compatibilityPage());
  expect(readFileSync(file, "utf8")).toBe(compatibilityPage());
});
