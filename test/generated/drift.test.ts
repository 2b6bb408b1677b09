import { readFileSync } from "node:fs";
import { join } from "node:path";
import { emitFiles } from "../../scripts/generator/emit-files.js";
import { listFiles } from "../../scripts/generator/list-files.js";
import { readConfiguration } from "./document-file.js";

describe("generated/", () => {
  it("holds what the document makes, byte for byte, and nothing else", async () => {
    const paths = (await listFiles("generated")).map((path) => `generated/${path}`);
    const present = Object.fromEntries(paths.map((path) => [path, readFileSync(join(path), "utf8")]));

    const emitted = Object.entries(await emitFiles(readConfiguration()));

    expect(paths).toEqual(emitted.map(([path]) => path).toSorted());
    // Compared one by one: a diff of everything at once would be megabytes.
    expect(emitted.filter(([path, text]) => present[path] !== text).map(([path]) => path)).toEqual([]);
  });

  it("comes out the same twice", async () => {
    const first = await emitFiles(readConfiguration());

    const second = await emitFiles(readConfiguration());

    expect(Object.keys(second)).toEqual(Object.keys(first));
    expect(Object.keys(first).filter((path) => first[path] !== second[path])).toEqual([]);
  });

  it("says on top of every file where it comes from", async () => {
    const files = Object.entries(await emitFiles(readConfiguration()));

    // JSON begins with a bracket.
    const opening = (text: string) => text.split("\n").slice(0, 2).join();
    // A go.sum has no comments.
    const silent = files.filter(
      ([path, text]) => !path.endsWith("go.sum") && !opening(text).includes("Generated from openrpc.json"),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it("needs nothing of Ajv at run time", async () => {
    const files = await emitFiles(readConfiguration());

    expect(files["generated/validators.js"]).not.toMatch(/\b(?:require\(|import\b)/);
  });
});
