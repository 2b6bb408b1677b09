import { readFileSync } from "node:fs";
import { lintDocument } from "../../scripts/generator/lint-document.js";
import type { ParsedDocument } from "../../scripts/generator/openrpc-document.js";
import { createWorkspace } from "./workspace.js";

// library/ is the document of another service, with nothing of this one's: plain types, oneOf, a schema that contains itself, a
// deprecated method, named servers, no components, no extensions.

const folder = "test/generated/library";
const project = {
  extends: "../tsconfig.json",
  compilerOptions: { noEmit: false, rootDir: "..", outDir: "../dist", types: ["node"] },
  include: ["."],
};

describe("lint, where a configuration is not strict", () => {
  const read = () => JSON.parse(readFileSync(`${folder}/openrpc.json`, "utf8")) as ParsedDocument;

  it("asks for no texts, names and policies", () => {
    expect(lintDocument(read(), false)).toEqual([]);
    expect(lintDocument(read(), true)).not.toEqual([]);
  });
});

describe("the generator, for another document", () => {
  const workspace = createWorkspace();

  beforeAll(async () => {
    workspace.copyIn(folder, "library");
    workspace.copyIn(`${folder}/serve.ts.txt`, "library/serve.ts");
    workspace.write("library/tsconfig.json", JSON.stringify(project));
    expect(await workspace.buildGenerator()).toEqual({ exitCode: 0, output: "" });
    expect((await workspace.generate("library/config.json")).exitCode).toBe(0);
  });

  afterAll(() => workspace.remove());

  it("says nothing of this project", async () => {
    const paths = await workspace.list("library/generated");

    const telling = paths.filter((path) =>
      /rootgate|rootstock|ethereum/i.test(workspace.read(`library/generated/${path}`)),
    );

    expect(paths).toEqual(expect.arrayContaining(["types.ts", "docs/getShelf.md", "client/index.js"]));
    expect(telling).toEqual([]);
  });

  it("has types for plain params, for alternatives and for schemas that contain themselves", () => {
    const types = workspace.read("library/generated/types.ts");

    expect(types).toContain("params: [shelf: string, limit?: number, lent?: boolean];");
    expect(types).toContain("result: Book | Lent;");
    expect(types).toMatch(/interface Shelf \{[^}]*shelves: Shelf\[\];/);
  });

  it("warns of a deprecated method in types, client and docs", () => {
    const read = (path: string) => workspace.read(`library/generated/${path}`);

    expect(read("types.ts")).toMatch(/@deprecated\n +\*\/\n +countBooks:/);
    expect(read("client/types.d.ts")).toMatch(/@deprecated\n +\*\/\n +countBooks\(/);
    expect(read("docs/countBooks.md")).toContain("**Deprecated:**");
    expect(read("docs/methods.md")).toContain("[`countBooks`](countBooks.md) | **Deprecated.** How many");
  });

  it("makes the generator's own clients beside, whatever contains itself", async () => {
    const paths = await workspace.list("stock");
    const read = (end: string) => workspace.read(`stock/${paths.find((path) => path.endsWith(end))}`);

    expect(read("src/index.ts")).toMatch(/export interface Shelf \{[^]*public listBooks/);
    expect(read("src/index.rs")).toMatch(/pub struct Shelf \{[^]*pub fn ListBooks/);
  });

  it("lists named servers, and calls the first one in examples", () => {
    expect(workspace.read("library/generated/docs/overview.md")).toContain("| Rehearsal | `https://rehearsal.library");
    expect(workspace.read("library/generated/docs/listBooks.md")).toContain("curl https://library.example/rpc ");
  });

  it("makes what compiles, serves by this service's router and is called by its client", async () => {
    expect(await workspace.compile("library")).toEqual({ exitCode: 0, output: "" });
    // The compiler reads the client's declarations, and so leaves its code where it is.
    workspace.copyIn(workspace.pathOf("library/generated/client"), "dist/library/generated/client");

    const { output } = await workspace.run("dist/library/serve.js");

    expect(JSON.parse(output)).toEqual({
      listed: 10,
      limited: [{ name: "sea true", pages: 1 }],
      lentTo: "Ahab",
      shelf: [],
      title: "Town Library",
      count: 7,
      refused: "limit must be an integer from 1 to 100",
    });
  });
});
