import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";
import { otherDocuments } from "../generated/other-documents.js";
import { runCommand } from "../tools/harness/run-command.js";

// `rootgate new` and its neighbours, by the built program, for documents of others and for this project's own.

const documents = [...otherDocuments, { name: "rootgate", path: "openrpc.json" }];
const folder = mkdtempSync(join(tmpdir(), "rootgate-new-"));
const compiler = resolve("node_modules/typescript/bin/tsc");

beforeAll(() => symlinkSync(resolve("node_modules"), join(folder, "node_modules")));

afterAll(() => rmSync(folder, { recursive: true }));

const run = (words: readonly string[], cwd = folder) =>
  runCommand([process.execPath, ...words], { cwd, env: { ...process.env, NODE_OPTIONS: "" } });
const rootgate = (words: string, cwd?: string) => run([resolve("bin/rootgate.js"), ...words.split(" ")], cwd);

/** Compiles a project and runs its own test. */
async function testProject(project: string) {
  const compiled = await run([compiler], project);
  const { exitCode, output } = await run(["--test", "dist/test/examples.test.js"], project);
  const countOf = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(output)?.[1]);
  const [passed, failed, skipped] = ["pass", "fail", "skipped"].map(countOf);
  return { compiler: compiled.output, exitCode, passed, failed, skipped, output };
}

describe("rootgate new", () => {
  it.each(documents)("makes a project of $name that compiles, and whose mock has its examples", async (other) => {
    const made = await rootgate(`new ${other.name} --document ${resolve(other.path)}`);
    expect(made.exitCode).toBe(0);

    const outcome = await testProject(join(folder, other.name));

    expect(outcome).toMatchObject({ compiler: "", exitCode: 0, failed: 0 });
    // Each example by the mock, and by a handler that is not written yet; and three tests of the service.
    expect(outcome.passed).toBe((outcome.skipped ?? 0) + 3);
  });

  it("brings along what a document refers to in other files", async () => {
    const shelves = { Shelf: { title: "Shelf", type: "object", properties: { name: { type: "string" } } } };
    const result = { name: "shelf", schema: { $ref: "parts/shelves.json#/Shelf" } };
    const document = {
      openrpc: "1.2.6",
      info: { title: "a", version: "1" },
      methods: [{ name: "shelf", params: [], result }],
    };
    mkdirSync(join(folder, "parts"));
    writeFileSync(join(folder, "parts/shelves.json"), JSON.stringify(shelves));
    writeFileSync(join(folder, "in-parts.json"), JSON.stringify(document));

    const made = await rootgate("new in-parts --document in-parts.json");
    rmSync(join(folder, "parts"), { recursive: true });

    expect(made).toMatchObject({ exitCode: 0, output: expect.not.stringContaining("stands outside") as string });
    const project = join(folder, "in-parts");
    expect((await rootgate("generate", project)).exitCode).toBe(0);
    expect(readFileSync(join(project, "generated/types.ts"), "utf8")).toContain("export interface Shelf {");
    expect(await testProject(project)).toMatchObject({ compiler: "", exitCode: 0, failed: 0 });
  });

  it("makes nothing of an invalid document, nor in a folder that has files", async () => {
    const document = join(folder, "invalid.json");
    writeFileSync(document, '{ "openrpc": "1.2.6", "info": { "title": "a" },\n "methods": [] }');

    const invalid = await rootgate(`new of-invalid --document ${document}`);
    mkdirSync(join(folder, "full/src"), { recursive: true });
    const full = await rootgate(`new full --document ${document}`);

    expect(invalid.exitCode).toBe(1);
    expect(invalid.output).toMatch(/invalid\.json is no valid document:.* 1 {2}error {4}\/info: .*version/);
    expect(full.output).toContain("full is not empty");
  });
});

describe("rootgate generate", () => {
  it("keeps handlers, adds stubs, and says what changed in the document", async () => {
    const project = join(folder, "growing");
    const read = () => JSON.parse(readFileSync(join(project, "openrpc.json"), "utf8")) as OpenRpcDocument;
    await rootgate(`new growing --document ${resolve("test/generated/library/openrpc.json")}`);
    const handler = join(project, "src/methods/countBooks.ts");
    const written = readFileSync(handler, "utf8").replace("notImplemented()", "7").replace(", notImplemented", "");
    writeFileSync(handler, written);
    const document = read();
    const countBooks = document.methods.find(({ name }) => name === "countBooks");
    const methods = document.methods.map((method) =>
      method.name === "findBook" ? { ...countBooks, name: "countShelves" } : method,
    );
    writeFileSync(join(project, "openrpc.json"), JSON.stringify({ ...document, methods }));

    const { exitCode, output } = await rootgate("generate", project);

    expect(exitCode).toBe(0);
    expect(output).toContain("left        src/methods/findBook.ts: the document has no findBook any more");
    expect(output).toContain("new stub    src/methods/countShelves.ts: fill it in");
    expect(output).toMatch(/### Additions of the API\n\n- `countShelves` is new/);
    expect(readFileSync(handler, "utf8")).toBe(written);
    rmSync(join(project, "src/methods/findBook.ts"));
    expect(await testProject(project)).toMatchObject({ compiler: "", exitCode: 0 });
  });
});

describe("a handler of a new project", () => {
  it("gets checked params with defaults, and its result is held against the document", async () => {
    const project = join(folder, "written");
    await rootgate(`new written --document ${resolve("test/generated/library/openrpc.json")}`);
    const write = (name: string, body: string) =>
      writeFileSync(
        join(project, `src/methods/${name}.ts`),
        `import type { Handler } from "../handler.js";\nexport const ${name}: Handler<"${name}"> = ${body};\n`,
      );
    write("listBooks", "(shelf, limit, lent) => [{ name: JSON.stringify([shelf, limit, lent]), pages: 1 }]");
    write("countBooks", '() => "seven" as unknown as number');
    write("findBook", '() => { throw new Error("a secret"); }');
    writeFileSync(
      join(project, "src/try.ts"),
      `import { ServiceRouter } from "./service-router.js";
const router = new ServiceRouter({ isMock: false });
const calls: [string, unknown][] = [["listBooks", ["sea"]], ["listBooks", { lent: true, shelf: "sea" }], ["listBooks", []],
  ["listBooks", ["sea", 101]], ["listBooks", ["sea", 1, true, 2]], ["listBooks", { shelves: 1 }], ["countBooks", []], ["findBook", ["Moby"]], ["getShelf", [1]]];
console.log(JSON.stringify(await Promise.all(calls.map(([name, params]) => router.call(name, params)))));
`,
    );
    expect((await run([compiler], project)).output).toBe("");

    const { output } = await run(["dist/src/try.js"], project);

    const outcomes = JSON.parse(output.split("\n").find((line) => line.startsWith("[{")) ?? "[]") as object[];
    const invalid = (message: string) => ({ error: { code: -32602, message: `Invalid params: ${message}` } });
    expect(outcomes).toEqual([
      { result: [{ name: '["sea",10,null]', pages: 1 }] },
      { result: [{ name: '["sea",10,true]', pages: 1 }] },
      invalid("shelf is missing"),
      invalid("limit must be <= 100"),
      invalid("listBooks takes at most 3 params"),
      invalid("listBooks has no param shelves"),
      { error: { code: -32603, message: "Internal error" } },
      { error: { code: -32603, message: "Internal error" } },
      { error: { code: -32601, message: "not implemented yet" } },
    ]);
    expect(output).toContain("countBooks has an invalid result");
    expect(output).toContain("findBook failed: Error: a secret");
  });
});

describe("rootgate lint, diff, docs and client", () => {
  const library = resolve("test/generated/library/openrpc.json");

  it("checks a document", async () => {
    expect(await rootgate(`lint --document ${library}`)).toEqual({
      exitCode: 0,
      output: `${library}: nothing to say\n`,
    });
    const strict = await rootgate(`lint --strict --json --document ${library}`);
    expect(strict.exitCode).toBe(1);
    expect(strict.output).toMatch(/"rule": "[a-z-]+",\n {6}"severity": "error",[^]*"line": \d+/);
  });

  it("takes a document at a URL", async () => {
    const server = createServer((request, response) =>
      request.url === "/openrpc.json"
        ? response.end(readFileSync(library))
        : response.writeHead(404).end("no such document"),
    );
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const found = await rootgate(`new from-url --document ${origin}/openrpc.json`);
    const missing = await rootgate(`lint --document ${origin}/nothing.json`);
    server.close();

    expect(found.exitCode).toBe(0);
    const text = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
    expect(text(join(folder, "from-url/openrpc.json"))).toEqual(text(library));
    expect(missing).toMatchObject({ exitCode: 1, output: expect.stringContaining("HTTP 404") });
  });

  it("compares two", async () => {
    const newer = join(folder, "newer.json");
    writeFileSync(newer, readFileSync(library, "utf8").replaceAll('"countBooks"', '"countAllBooks"'));
    const { exitCode, output } = await rootgate(`diff ${library} --document ${newer}`);
    expect(exitCode).toBe(1);
    expect(output).toContain("`countAllBooks` is new");
  });

  it.each(["docs pages", "client typescript", "client python --language python", "client go --language go"])(
    "writes: %s",
    async (words) => {
      const { exitCode, output } = await rootgate(`${words} --document ${library}`);
      expect(exitCode).toBe(0);
      expect(output).toMatch(/written {5}(?:pages|typescript|python|go)\/\w/);
    },
  );
});
