import { readFileSync } from "node:fs";
import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";
import { findReleased } from "../../scripts/spec-diff/compare-files.js";
import { diffDocuments } from "../../scripts/spec-diff/diff-documents.js";
import { demandedStep, isEnough, stepBetween } from "../../scripts/spec-diff/version-step.js";
import { readDocument, readVersion } from "../generated/document-file.js";

describe("the version in package.json", () => {
  it("fits what changed in the API since the last release", () => {
    const old = JSON.parse(readFileSync(findReleased("docs/released"), "utf8")) as OpenRpcDocument;
    const changes = diffDocuments({ old, new: readDocument() });
    const step = stepBetween(old.info.version, readVersion());

    expect(isEnough(step, demandedStep(old.info.version, changes)) ? [] : changes).toEqual([]);
  });

  it("has an entry in the changelog", () => {
    expect(readFileSync("CHANGELOG.md", "utf8")).toContain(`\n## ${readVersion()}\n`);
  });
});
