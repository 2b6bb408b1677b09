import { dateChangelog, replaceVersion } from "../../scripts/release/prepare.js";

const change = { from: "0.2.0", to: "0.3.0" };

it.each([
  [
    "npx https://rootgate.example/clients/rootgate-0.2.0.tgz mock",
    "npx https://rootgate.example/clients/rootgate-0.3.0.tgz mock",
  ],
  ["clients/rootgate_client-0.2.0-py3-none-any.whl", "clients/rootgate_client-0.3.0-py3-none-any.whl"],
  ["go get rootgate.internal/rootgate@v0.2.0", "go get rootgate.internal/rootgate@v0.3.0"],
  ['"HardhatNetwork-compatible/rootgate-devchain/0.2.0"', '"HardhatNetwork-compatible/rootgate-devchain/0.3.0"'],
  ['{\n  "info": {\n    "version": "0.2.0",', '{\n  "info": {\n    "version": "0.3.0",'],
  ["version: 0.2.0\nappVersion: 0.2.0", "version: 0.2.0\nappVersion: 0.3.0"],
  ["qr 0.2.0, rootgate-0.2.01", "qr 0.2.0, rootgate-0.2.01"],
])("sets the version of this project alone: %s", (before, after) => {
  expect(replaceVersion(before, change)).toBe(after);
});

const changelog =
  "# Changelog\n\n## 0.3.0\n\nNot released yet.\n\n- A change.\n\n## 0.2.0\n\nReleased on 2026-11-28.\n";

it("dates the changelog's first section", () => {
  expect(dateChangelog(changelog, "0.3.0", "2026-12-01")).toContain(
    "## 0.3.0\n\nReleased on 2026-12-01.\n\n- A change.",
  );
});

it.each(["0.2.0", "0.4.0"])("refuses a changelog that doesn't begin with version %s", (version) => {
  expect(() => dateChangelog(changelog, version, "2026-12-01")).toThrow(`a section "## ${version}"`);
});
