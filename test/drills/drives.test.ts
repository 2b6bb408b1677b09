import type { ContentDescriptor, OpenRpcDocument, Schema } from "../../scripts/generator/openrpc-document.js";
import { readDocument } from "../generated/document-file.js";
import { createWorkspace, methodOf } from "../generated/workspace.js";

// Each test runs the generator and mostly a compiler.
describe("the document drives", () => {
  const workspace = createWorkspace();

  beforeAll(async () => {
    const { exitCode, output } = await workspace.buildGenerator();
    if (exitCode !== 0) throw new Error(output);
  });

  beforeEach(() => workspace.restoreSource());

  afterAll(() => workspace.remove());

  const { generateWith } = workspace;

  /** What the compiler asks for after a new method. */
  function addHandler(name: string): void {
    const path = "src/methods/handlers.ts";
    const handlers = workspace.read(path).replace("  eth_feeHistory,\n", `  eth_feeHistory,\n  ${name},\n`);
    workspace.write(path, `import { ${name} } from "./${name}.js";\n${handlers}`);
  }

  it("changes nothing when the document has not changed", async () => {
    const { output } = await generateWith(() => {});

    expect(output).toMatch(/0 of them changed/);
    expect(await workspace.typecheck()).toEqual({ exitCode: 0, output: "" });
  });

  it("makes the same bytes by the stock command of @open-rpc/generator", async () => {
    await generateWith((document) => {
      document.info.title = "other";
    });
    workspace.writeDocument(readDocument());

    const { output, exitCode } = await workspace.generateWithStockCommand();

    expect(exitCode).toBe(0);
    expect(output).toMatch(/written {5}generated\/document\.ts\n/);
    expect(output).toContain("Done!\n");
    expect((await workspace.generate()).output).toMatch(/, 0 of them changed/);
  });

  it.each([
    ["@open-rpc/generator", "generator.default is not a function"],
    ["@open-rpc/schema-utils-js", "parseOpenRPCDocument is not a function"],
  ])("makes nothing without %s", async (name, message) => {
    workspace.emptyModule(name);

    const { output, exitCode } = await generateWith(() => {});
    workspace.fillModule(name);

    expect({ output, exitCode }).toEqual({ output: expect.stringContaining(message) as string, exitCode: 1 });
  });

  it("leads from a new method of the gateway to its handler by way of the compiler", async () => {
    const { output } = await generateWith((document) => {
      document.methods.push({ ...methodOf(document, "eth_chainId"), name: "eth_getOmen" });
    });

    expect(output).toContain("new stub    src/methods/eth_getOmen.ts");
    expect((await workspace.typecheck()).output).toMatch(/^src\/methods\/handlers\.ts.*'eth_getOmen' is missing/m);
    addHandler("eth_getOmen");
    expect((await workspace.typecheck()).output).not.toContain("src/methods/");
    expect(workspace.read("src/methods/eth_getOmen.ts")).toContain('new RpcError("InternalError"');
  });

  it("names the texts that refer to a removed error", async () => {
    const { exitCode, output } = await generateWith(removeError);

    expect(exitCode).toBe(1);
    expect(output).toContain("/info/description: -32010 is no error's code");
  });

  it("makes code that throws a removed error, and the handler of a removed method, fail to compile", async () => {
    await generateWith((document) => {
      removeError(document);
      document.info.description = document.info.description?.replace(", -32010", "") ?? "";
      document.methods = document.methods.filter(({ name }) => name !== "eth_accounts");
    });

    const { output } = await workspace.typecheck();
    expect(output).toMatch(/^src\/.*'"TransactionRejected"' is not assignable/m);
    expect(output).toMatch(/^src\/methods\/eth_accounts\.ts.*"eth_accounts"/m);
  });

  it("repairs what was edited by hand and removes strays, but never touches a handler", async () => {
    workspace.write("generated/errors.ts", "// edited");
    workspace.write("generated/docs/stray.md", "<!-- Generated from openrpc.json -->");
    workspace.write("generated/docs/handwritten.md", "mine");
    workspace.write("src/methods/eth_chainId.ts", "// mine\n");

    const { output } = await generateWith(() => {});

    expect(output).toMatch(/written {5}generated\/errors\.ts\n[^]*removed {5}generated\/docs\/stray\.md/);
    expect(() => workspace.read("generated/docs/stray.md")).toThrow("ENOENT");
    expect(workspace.read("generated/docs/handwritten.md")).toBe("mine");
    expect(workspace.read("src/methods/eth_chainId.ts")).toBe("// mine\n");
  });

  it.each<[string, (document: OpenRpcDocument) => void, RegExp]>([
    [
      "a block among the params until the policy names it",
      (document) => {
        const [, block] = methodOf(document, "eth_getTransactionCount").params;
        methodOf(document, "eth_gasPrice").params = [block as ContentDescriptor];
      },
      /\/x-policy\/block: eth_gasPrice: block names a block, which must be said/,
    ],
    [
      "a deprecation until it says since when",
      (document) => {
        methodOf(document, "eth_protocolVersion").deprecated = true;
      },
      /eth_protocolVersion: a deprecated method, and no other, has x-deprecated-since: a day/,
    ],
    [
      "a method with an address until allow-lists know it",
      (document) => {
        const method = { ...methodOf(document, "eth_getBalance"), name: "eth_getFortune" };
        document.methods.push({ ...method, "x-policy": { ...method["x-policy"], addresses: {} } });
      },
      /\/x-policy\/addresses: eth_getFortune: address is an address: say "contract" if allow-lists/,
    ],
    [
      "a new member of an object until the examples have it",
      (document) => {
        const log = document.components.schemas["Log"] as Schema;
        log.properties = { ...log.properties, weight: { description: "How heavy.", type: "integer" } };
        log.required?.push("weight");
      },
      /\/examples\/\d+\/result: is not what the schema says: .*must have required property 'weight'/,
    ],
  ])("refuses %s", async (_change, change, problem) => {
    const { exitCode, output } = await generateWith(change);

    expect(exitCode).toBe(1);
    expect(output).toMatch(problem);
  });

  it("refuses a document with problems, names them all, and writes nothing", async () => {
    const before = workspace.read("generated/methods.ts");

    const refused = await generateWith((document) => {
      for (const method of document.methods.slice(0, 2)) method.summary = "";
    });

    expect(refused.exitCode).toBe(1);
    expect(refused.output).toMatch(/2 problem\(s\)[^]*\/methods\/0: .*summary[^]*\/methods\/1: .*summary/);
    expect(workspace.read("generated/methods.ts")).toBe(before);
  });
});

/** Removes an error with all that the document says of it, but in texts. */
function removeError(document: OpenRpcDocument): void {
  delete document.components.errors["TransactionRejected"];
  delete document["x-error-status"]["TransactionRejected"];
  delete document["x-error-descriptions"]?.["TransactionRejected"];
  delete document["x-error-retry"]?.["TransactionRejected"];
  for (const method of document.methods)
    method.errors = (method.errors ?? []).filter((error) => !JSON.stringify(error).includes("TransactionRejected"));
}
