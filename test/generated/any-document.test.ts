import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve as resolvePath } from "node:path";
import { emitFiles } from "../../scripts/generator/emit-files.js";
import { headingId } from "../../scripts/generator/emitters/markdown.js";
import { validatorNames } from "../../scripts/generator/emitters/validators.js";
import { readDocument } from "../../scripts/generator/front-end/read-document.js";
import { lintDocument } from "../../scripts/generator/lint-document.js";
import type { OutputConfiguration } from "../../scripts/generator/open-rpc-tools.js";
import type { Files } from "../../scripts/generator/openrpc-document.js";
import { resolve } from "../../scripts/generator/resolve-reference.js";
import { runCommand } from "../tools/harness/run-command.js";
import { otherDocuments, readOther } from "./other-documents.js";

const outputs = ["types", "validators", "methods", "errors", "document", "docs", "typescript-client"];
const components = outputs.map((name) => ({
  name,
  outPath: name === "docs" ? "docs" : name === "typescript-client" ? "client" : ".",
})) as OutputConfiguration[];

const strict = {
  compilerOptions: {
    target: "ES2022",
    module: "NodeNext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowJs: true,
    noEmit: true,
    types: [],
  },
  include: ["*/*.ts", "*/client/*.ts"],
};

describe("any OpenRPC document", () => {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-documents-"));
  const made = new Map<string, Files>();

  beforeAll(async () => {
    for (const { name, path } of otherDocuments) {
      const files = await emitFiles({ openrpcDocument: path, components });
      made.set(name, files);
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name, file)), { recursive: true });
        writeFileSync(join(folder, name, file), text);
      }
    }
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(strict));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    symlinkSync(resolvePath("node_modules"), join(folder, "node_modules"));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(otherDocuments)("$name is valid", (document) => {
    expect(lintDocument(readOther(document), false).filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("becomes TypeScript that compiles strictly: types, methods, errors and a client", async () => {
    const compiler = resolvePath("node_modules/typescript/bin/tsc");
    const { exitCode, output } = await runCommand([process.execPath, compiler, "-p", "."], {
      cwd: folder,
      env: process.env,
    });
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: "" });
  });

  it.each(otherDocuments)("$name becomes validators that take its examples", async (other) => {
    const { document } = readDocument(readOther(other));
    const names = validatorNames(document);
    const claims = document.methods.flatMap((method, index) =>
      method.examples.map((entry) => {
        const { params, result } = resolve(document, entry);
        // A list has no place for what an object leaves out.
        const given = params.map((value) => resolve(document, value));
        const inOrder = method.params.map((param) => given.find(({ name }) => name === resolve(document, param).name));
        const end = inOrder.indexOf(undefined);
        const values = inOrder.slice(0, end === -1 ? given.length : end).map((value) => value?.value);
        return { ...names[index], method: method.name, values, value: resolve(document, result).value };
      }),
    );
    const program = `import * as validators from "./validators.js";
for (const { method, params, result, values, value } of ${JSON.stringify(claims)})
  if (!validators[params](values) || !validators[result](value)) console.log(method);`;
    const file = join(folder, other.name, "validate.js");
    writeFileSync(file, program);

    const { output } = await runCommand([process.execPath, file], { cwd: folder, env: process.env });

    expect(output).toBe("");
  });

  it.each(otherDocuments)("$name becomes docs without a dead link", ({ name }) => {
    const pages = Object.entries(made.get(name) ?? {}).filter(
      ([path]) => path.endsWith(".md") && path.startsWith("docs/"),
    );
    const anchors = new Map(
      pages.map(([path, text]) => [
        path.slice("docs/".length),
        [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => headingId(heading)),
      ]),
    );
    const links = pages.flatMap(([, text]) => [...text.matchAll(/\]\((\w+\.md)(?:#([^)]*))?\)/g)]);
    const dead = links.filter(
      ([, page = "", anchor]) => !anchors.has(page) || (anchor !== undefined && !anchors.get(page)?.includes(anchor)),
    );
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(dead.map(([link]) => link)).toEqual([]);
  });
});
