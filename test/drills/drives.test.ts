import { readFileSync } from "node:fs";
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

  it("forwards a new method of the nodes, and has it in all clients, without another line", async () => {
    const { output } = await generateWith((document) => {
      document.methods.push({ ...methodOf(document, "eth_getBalance"), name: "eth_getFortune" });
    });

    expect(output).not.toContain("new stub");
    expect(workspace.read("generated/clients/go/methods.go")).toContain(
      "func (c *Client) EthGetFortune(ctx context.Context, address Address, block BlockNumberOrTagOrHash) (*big.Int, error)",
    );
    const python = (module: string) => workspace.read(`generated/clients/python/rootgate_client/${module}.py`);
    for (const module of ["_client", "_async_client", "_batch"])
      expect(python(module)).toMatch(/def eth_get_fortune\(\s*self,\s*address: types\.Hex,/);
    expect((await workspace.typecheck()).output).not.toContain("src/methods/");
  });

  it("holds a new method's contract against allow-lists as soon as its policy names it", async () => {
    await generateWith((document) => {
      const method = { ...methodOf(document, "eth_getCode"), name: "eth_getFortune" };
      document.methods.push(method);
    });
    await workspace.buildService();
    const request = `{ method: "eth_getFortune", params: ["0xb", "latest"], id: "1" }`;
    const { output } = await workspace.evaluate(`
      import { checkAllowLists } from "./dist/src/gateway/stages/check-allow-lists.js";
      import { lookUp } from "./dist/src/gateway/stages/look-up.js";
      const allowed = { methods: new Set(), contracts: new Set(["0xa"]) };
      const check = lookUp({ partsOf: () => ["core"], isControlled: () => false })(checkAllowLists(() => console.log("let through")));
      try { check({ request: ${request}, caller: { network: "testnet", allowed } }); } catch ({ message }) { console.log(message); }`);

    expect(output).toContain("this key may not reach 0xb");
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

  it("never touches a handler that is there", async () => {
    workspace.write("src/methods/eth_getFortune.ts", "// mine\n");

    await generateWith((document) => {
      document.methods.push({ ...methodOf(document, "eth_chainId"), name: "eth_getFortune" });
    });

    expect(workspace.read("src/methods/eth_getFortune.ts")).toBe("// mine\n");
  });

  it("takes a renamed param to the types, the table, the client and the reference", async () => {
    await generateWith((document) => {
      const method = methodOf(document, "eth_getStorageAt");
      (method.params[1] as ContentDescriptor).name = "slotNumber";
      method.examples = method.examples.map((example) =>
        JSON.parse(JSON.stringify(example).replaceAll('"position"', '"slotNumber"')),
      );
    });

    expect(workspace.read("generated/types.ts")).toContain("[address: Address, slotNumber: Quantity, block:");
    expect(workspace.read("generated/methods.ts")).toContain(
      '{ name: "slotNumber", required: true, shape: quantityShape }',
    );
    expect(workspace.read("generated/clients/typescript/types.d.ts")).toContain("slotNumber: bigint | `0x${string}`");
    expect(workspace.read("generated/clients/go/methods.go")).toContain("slotNumber *big.Int");
    expect(workspace.read("generated/clients/python/rootgate_client/_client.py")).toContain("slot_number: int,");
    expect(workspace.read("generated/docs/eth_getStorageAt.md")).toContain(
      "| 2 | `slotNumber` | [`Quantity`](objects.md#quantity) |",
    );
  });

  it("takes a changed error code to the code, the client and the reference", async () => {
    await generateWith((document) => {
      document.components.errors["QuotaExceeded"] = { code: -32_077, message: "No more today" };
    });

    expect(workspace.read("generated/errors.ts")).toContain('QuotaExceeded: { code: -32077, message: "No more today"');
    expect(workspace.read("generated/clients/typescript/facts.js")).toContain('"-32077": "QuotaExceeded"');
    expect(workspace.read("generated/clients/go/error_kinds.go")).toContain("ErrQuotaExceeded ErrorCode = -32077");
    expect(workspace.read("generated/clients/python/rootgate_client/errors.py")).toContain("    code: int = -32077\n");
    expect(workspace.read("generated/docs/errors.md")).toContain(
      "| `-32077` | [QuotaExceeded](errors.md#quotaexceeded) |",
    );
    await workspace.buildService();
    const print = "const { code, message } = new RpcError('QuotaExceeded'); console.log(code, message)";
    const { output } = await workspace.evaluate(`import { RpcError } from "./dist/src/rpc/rpc-error.js"; ${print}`);
    expect(output).toBe("-32077 No more today\n");
  });

  it("takes changed limits to all code that enforces them, and to every text", async () => {
    const limits = {
      keysPerUser: 2,
      requestsPerDay: 777_000,
      maxBodyBytes: 3 * 2 ** 20,
      maxBatchLength: 17,
      maxDepth: 19,
      maxValues: 1_231,
      maxMembers: 57,
      maxArraysAndObjects: 43,
      maxResponseBytes: 5 * 2 ** 20,
      poolMaxBytes: 3 * 2 ** 10,
      callTimeoutMs: 12_500,
      sendSyncTimeoutMs: 3_500,
      sendSyncMaxTimeoutMs: 7_500,
      logsMaxResults: 1_303,
      logsMaxBlocks: 1_307,
      tracesMaxResults: 31,
      tracesMaxBlocks: 1_117,
      feeHistoryMaxBlocks: 23,
      filtersPerUser: 3,
      filterIdleMinutes: 7,
      filterMaxBytes: 2 ** 12,
      filterChangesMaxBytes: 3 * 2 ** 20 + 1,
      devchainCodeMaxBytes: 2 ** 11,
      devchainSnapshots: 11,
      devchainMinedBlocks: 13,
      devchainImpersonations: 9,
    };
    await generateWith((document) => {
      expect(Object.keys(document["x-limits"] ?? {}).toSorted()).toEqual(Object.keys(limits).toSorted());
      document["x-limits"] = limits;
    });
    const pages = ["overview", "eth_getLogs", "trace_filter", "eth_feeHistory", "eth_newFilter"];
    const texts = [...pages, "eth_sendRawTransactionSync", "txpool_content"]
      .map((name) => workspace.read(`generated/docs/${name}.md`))
      .join("\n");
    for (const words of [
      "up to 2 per user",
      "777,000 requests",
      "3 MiB",
      "up to 17 requests",
      "19 levels",
      "1,231 values",
    ])
      expect(texts).toContain(words);
    for (const words of [
      "up to 43 arrays and objects",
      "up to 57 object members",
      "a response up to 5 MiB",
      "take up to 12,500 ms",
      "**1,303 logs**",
      "**1,307 blocks**",
      "**1,117 blocks**",
      "up to 23 blocks",
      "A user can have 3 filters",
      "after 7 minutes",
      "may have up to 4 KiB",
      "for zero, 3,500 ms",
      "Longer than 7,500 ms",
      "more than 3 KiB",
    ])
      expect(texts).toContain(words);

    await workspace.buildService();
    const { output } = await workspace.evaluate(readFileSync("test/drills/limit-drill.mjs", "utf8"));

    const isTakenAtAndPast = [true, false];
    const {
      maxDepth,
      maxValues,
      maxMembers,
      maxArraysAndObjects,
      logsMaxResults,
      logsMaxBlocks,
      filterMaxBytes,
      ...told
    } = JSON.parse(output);
    expect(limits).toMatchObject(told);
    const ofBodies = [maxDepth, maxValues, maxMembers, maxArraysAndObjects];
    for (const outcome of [...ofBodies, logsMaxResults, logsMaxBlocks, filterMaxBytes])
      expect(outcome).toEqual(isTakenAtAndPast);
  });

  it("takes a changed pattern to the messages about wrong params", async () => {
    await generateWith((document) => {
      (document.components.schemas["Hash32"] as Schema).pattern = "^0x[0-9a-fA-F]{60,66}$";
    });

    expect(workspace.read("generated/methods.ts")).toContain('expected: "a hash: 0x and 60 to 66 hex digits"');
  });

  it("names the texts that refer to a removed error, then makes code that throws it fail to compile", async () => {
    const remove = (document: OpenRpcDocument) => {
      delete document.components.errors["TransactionRejected"];
      delete document["x-error-status"]["TransactionRejected"];
      delete document["x-error-descriptions"]?.["TransactionRejected"];
      delete document["x-error-retry"]?.["TransactionRejected"];
      for (const method of document.methods) {
        method.errors = (method.errors ?? []).filter((error) => !JSON.stringify(error).includes("TransactionRejected"));
      }
    };
    const { output } = await generateWith(remove);
    expect(output).toContain("/info/description: -32010 is no error's code");

    await generateWith((document) => {
      remove(document);
      document.info.description = document.info.description?.replace(", -32010", "") ?? "";
    });

    expect((await workspace.typecheck()).output).toMatch(/^src\/.*'"TransactionRejected"' is not assignable/m);
  });

  it("makes the handler of a removed method fail to compile", async () => {
    await generateWith((document) => {
      document.methods = document.methods.filter(({ name }) => name !== "eth_accounts");
    });

    expect((await workspace.typecheck()).output).toMatch(/^src\/methods\/eth_accounts\.ts.*"eth_accounts"/m);
  });

  it("repairs what was edited by hand and removes strays", async () => {
    workspace.write("generated/errors.ts", "// edited");
    workspace.write("generated/docs/stray.md", "<!-- Generated from openrpc.json -->");
    workspace.write("generated/docs/handwritten.md", "mine");

    const { output } = await generateWith(() => {});

    expect(output).toMatch(/written {5}generated\/errors\.ts\n[^]*removed {5}generated\/docs\/stray\.md/);
    expect(() => workspace.read("generated/docs/stray.md")).toThrow("ENOENT");
    expect(workspace.read("generated/docs/handwritten.md")).toBe("mine");
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
