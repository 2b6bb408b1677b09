import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Change, Impact } from "../../scripts/spec-diff/change.js";
import { printChanges, writeEntry } from "../../scripts/spec-diff/changelog.js";
import { findReleased } from "../../scripts/spec-diff/compare-files.js";
import { readIgnoreList, withoutIgnored } from "../../scripts/spec-diff/ignore-list.js";
import { printers } from "../../scripts/spec-diff/print-result.js";
import { demandedStep, isEnough, stepBetween } from "../../scripts/spec-diff/version-step.js";

const change = (impact: Impact): Change => ({ rule: "method", impact, subject: "`pets_find`", text: `is ${impact}` });

describe("the step of a version", () => {
  it.each<[string, Impact[], string]>([
    ["1.4.0", ["editorial", "breaking", "additive"], "major"],
    ["1.4.0", ["editorial", "additive"], "minor"],
    ["1.4.0", ["editorial"], "patch"],
    ["1.4.0", [], "none"],
    ["0.4.0", ["breaking"], "minor"],
    ["0.4.0", ["additive"], "patch"],
    ["0.4.0", ["editorial"], "patch"],
  ])("after %s with %j is at least: %s", (version, impacts, step) => {
    expect(demandedStep(version, impacts.map(change))).toBe(step);
  });

  it.each([
    ["1.4.0", "2.0.0", "major"],
    ["1.4.9", "1.5.0", "minor"],
    ["1.4.9", "1.4.10", "patch"],
    ["1.4.9", "1.4.9", "none"],
  ])("from %s to %s is: %s", (old, now, step) => {
    expect(stepBetween(old, now)).toBe(step);
  });

  it.each([
    ["1.4.0", "1.3.9"],
    ["2.0.0", "1.9.9"],
    ["1.4.0", "1.4"],
    ["1.4.0", "1.5.0-beta"],
  ])("is refused from %s to %s", (old, now) => {
    expect(() => stepBetween(old, now)).toThrow(/version/);
  });

  it("is enough when it is larger", () => {
    expect([isEnough("major", "minor"), isEnough("minor", "minor"), isEnough("patch", "minor")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("the changelog", () => {
  const old = "# Changelog\n\nAll releases.\n\n## 1.4.0\n\nThe first.\n";

  it("gets an entry before the older ones, breaking changes first", () => {
    const text = writeEntry(old, "2.0.0", [change("editorial"), change("breaking")]);

    expect(text).toBe(
      "# Changelog\n\nAll releases.\n\n## 2.0.0\n\n<!-- written by spec:diff -->\n\n" +
        "### Breaking changes of the API\n\n- `pets_find` is breaking\n\n" +
        "### Texts of the API\n\n- `pets_find` is editorial\n\n<!-- end -->\n\n## 1.4.0\n\nThe first.\n",
    );
  });

  it("keeps what people wrote around an entry that is written again", () => {
    const first = writeEntry(old, "2.0.0", [change("breaking")]).replace("## 2.0.0\n", "## 2.0.0\n\nFaster.\n");
    const text = writeEntry(first, "2.0.0", [change("additive")]);

    expect(text).toContain("## 2.0.0\n\nFaster.\n\n<!-- written by spec:diff -->\n\n### Additions of the API");
    expect(text).not.toContain("is breaking");
    expect(writeEntry(text, "2.0.0", [change("additive")])).toBe(text);
  });

  it("names all subjects of one change together", () => {
    const text = writeEntry(old, "2.0.0", [change("additive"), { ...change("additive"), subject: "`pets_all`" }]);

    expect(text).toContain("\n- `pets_find`, `pets_all` are additive\n");
  });

  it("names eight subjects of a change that is editorial, and all of others", () => {
    const nine = (impact: Impact) =>
      Array.from({ length: 9 }, (_, index) => ({ ...change(impact), subject: `\`${index}\`` }));

    expect(printChanges(nine("editorial").slice(1))).toContain("\n- `1`, `2`, `3`, `4`, `5`, `6`, `7`, `8` are");
    expect(printChanges(nine("editorial"))).toContain("\n- `0`, `1`, `2`, `3`, `4`, `5`, `6`, `7` and 1 more are");
    expect(printChanges(nine("breaking"))).toContain("`7`, `8` are");
  });

  it("says when the API is unchanged, in an entry that people began", () => {
    const text = writeEntry("# Changelog\n\n## 1.4.1\n\nFaster.\n\n## 1.4.0\n", "1.4.1", []);

    expect(text).toContain("## 1.4.1\n\nFaster.\n\n<!-- written by spec:diff -->\n\nThe API is unchanged.");
    expect(text.endsWith("<!-- end -->\n\n## 1.4.0\n")).toBe(true);
  });
});

describe("changes that don't count", () => {
  const changes = [change("breaking"), { ...change("breaking"), rule: "param" as const }];
  const entry = { rule: "param" as const, subject: "`pets_find`", reason: "nobody sends it" };

  it("are those that a list names by rule and subject", () => {
    expect(withoutIgnored(changes, [entry])).toEqual([change("breaking")]);
  });

  it("must be there", () => {
    expect(() => withoutIgnored(changes, [{ ...entry, subject: "`pets_all`" }])).toThrow("no change of `pets_all`");
  });

  it.each(['[{"rule":"param","subject":"`a`"}]', '[{"rule":"params","subject":"`a`","reason":"x"}]'])(
    "are not those of %s",
    (text) => expect(() => readIgnoreList(text)).toThrow(/"path": \[/),
  );
});

describe("a result", () => {
  const result = { changes: [change("breaking")], before: "1.4.0", after: "1.5.0", demanded: "major", isRight: false };

  it("is printed as Markdown, as JSON and as SARIF", () => {
    const [markdown = "", json = "", sarif = ""] = ["markdown", "json", "sarif"].map((format) =>
      printers[format]?.(result, "openrpc.json"),
    );
    expect(markdown).toContain("smallest step for these changes: major; set a higher version");
    expect(JSON.parse(json)).toEqual(result);
    expect(JSON.parse(sarif)).toMatchObject({
      runs: [
        { results: [{ ruleId: "method", level: "error", message: { text: "breaking: `pets_find` is breaking" } }] },
      ],
    });
  });
});

describe("a folder of releases", () => {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-releases-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("stands for its newest release, by number", () => {
    expect(() => findReleased(folder)).toThrow("has no release");
    for (const name of ["0.9.0.json", "0.10.0.json", "0.2.11.json", "notes.md"])
      writeFileSync(join(folder, name), "{}");
    expect(findReleased(folder)).toBe(join(folder, "0.10.0.json"));
    expect(findReleased("openrpc.json")).toBe("openrpc.json");
    expect(findReleased("https://example.org/openrpc.json")).toBe("https://example.org/openrpc.json");
  });
});
