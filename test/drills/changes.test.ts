import type { ContentDescriptor, OpenRpcDocument, Schema } from "../../scripts/generator/openrpc-document.js";
import { resolve } from "../../scripts/generator/resolve-reference.js";
import { createWorkspace, methodOf } from "../generated/workspace.js";

// Each test changes one thing of the document, and looks where it arrives, and who names what is left to do.
const quantity = { $ref: "#/components/schemas/Quantity" };

describe("a change of the document", () => {
  const workspace = createWorkspace();
  const { generateWith, read } = workspace;

  beforeAll(async () => {
    const { exitCode, output } = await workspace.buildGenerator();
    if (exitCode !== 0) throw new Error(output);
  });

  afterAll(() => workspace.remove());

  it("of descriptions arrives in types, client, docs and the served document", async () => {
    const { exitCode } = await generateWith((document) => {
      methodOf(document, "eth_gasPrice").description = "What gas costs.";
      (methodOf(document, "eth_getBalance").params[0] as ContentDescriptor).description = "Whose balance.";
      memberOf(document, "Log", "data").description = "What was logged.";
    });

    expect(exitCode).toBe(0);
    expect(read("generated/clients/typescript/types.d.ts")).toContain("* What gas costs.");
    expect(read("generated/clients/go/methods.go")).toContain("// EthGasPrice calls eth_gasPrice. What gas costs.\n");
    expect(read("generated/docs/eth_gasPrice.md")).toContain("\nWhat gas costs.\n");
    expect(read("generated/docs/eth_getBalance.md")).toContain("| yes | Whose balance. |");
    expect(read("generated/types.ts")).toContain("/** What was logged. */");
    expect(read("generated/docs/objects.md")).toContain("| What was logged. |");
    for (const text of ["What gas costs.", "Whose balance.", "What was logged."])
      expect(read("generated/document.ts")).toContain(text);
  });

  it("of a default arrives in the params that handlers get, and in the docs", async () => {
    await generateWith((document) => {
      (methodOf(document, "eth_getBalance").params[1] as ContentDescriptor).schema.default = "pending";
    });
    await workspace.buildService();

    const { output } = await workspace.evaluate(`
      import { methods } from "./dist/generated/methods.js";
      import { normaliseParams } from "./dist/src/gateway/stages/validate-params.js";
      console.log(JSON.stringify(normaliseParams(methods.eth_getBalance, ["0x${"1".repeat(40)}"])));`);

    expect(JSON.parse(output)).toEqual([`0x${"1".repeat(40)}`, "pending"]);
    expect(read("generated/docs/eth_getBalance.md")).toContain('| no, default `"pending"` |');
  });

  it("of an error's data arrives in the client's types and the docs", async () => {
    await generateWith((document) => {
      const data = document.components.schemas["RateLimitedData"] as Schema;
      data.properties = { ...data.properties, attempts: { description: "So many.", type: "integer" } };
      document["x-error-data"] = { ...document["x-error-data"], Forbidden: { required: true, schema: quantity } };
    });

    const client = read("generated/clients/typescript/types.d.ts");
    expect(client).toMatch(/interface RateLimitedData \{[^}]*attempts\?: number;/);
    expect(client).toMatch(/Forbidden: \{\s+code: -32023;\s+data: Quantity;/);
    expect(read("generated/clients/go/types.go")).toMatch(/So many\.\n\tAttempts \*int64 /);
    expect(read("generated/clients/go/error_kinds.go")).toMatch(/type ForbiddenError struct \{[^}]*Data \*big\.Int\n/);
    const python = (module: string) => read(`generated/clients/python/rootgate_client/${module}.py`);
    expect(python("types")).toMatch(/class RateLimitedData:[^]*?attempts: int \| None = None\n/);
    expect(python("errors")).toMatch(/class Forbidden\(RpcError\):[^]*?code: int = -32023\n {4}data: int\n/);
    expect(read("generated/docs/errors.md")).toMatch(/### Forbidden\n[^#]*`data`: \[`Quantity`\]/);
  });

  it("makes a required param optional in types, client, docs and validators", async () => {
    await generateWith((document) => {
      const [, block] = methodOf(document, "eth_getCode").params as ContentDescriptor[];
      Object.assign(block as object, { required: false, schema: { ...block?.schema, default: "latest" } });
    });

    expect(read("generated/types.ts")).toContain(
      "[address: Address, block?: BlockNumberOrTagOrHash];\n    result: Can",
    );
    expect(read("generated/clients/typescript/types.d.ts")).toContain("eth_getCode(address: Address, block?: Block");
    expect(read("generated/clients/go/methods.go")).toMatch(/nil means "latest"\.\nfunc \(c \*Client\) EthGetCode\(/);
    expect(read("generated/docs/eth_getCode.md")).toContain('| no, default `"latest"` |');
    expect(read("generated/methods.ts")).toMatch(/eth_getCode: [^]*?"block", required: false, default: "latest"/);
    const { output } = await workspace.evaluate(`
      import { params_eth_getCode } from "./generated/validators.js";
      console.log(params_eth_getCode(["0x${"1".repeat(40)}"]), params_eth_getCode([]));`);
    expect(output).toBe("true false\n");
  });

  it("adds a block to a method's params once its policy says so", async () => {
    const add = (document: OpenRpcDocument) => {
      const [, block] = methodOf(document, "eth_getTransactionCount").params;
      methodOf(document, "eth_gasPrice").params = [block as ContentDescriptor];
    };

    const { output } = await generateWith(add);
    expect(output).toContain("/x-policy/block: eth_gasPrice: block names a block, which must be said");

    const said = await generateWith((document) => {
      add(document);
      const { block } = methodOf(document, "eth_getTransactionCount")["x-policy"];
      Object.assign(methodOf(document, "eth_gasPrice")["x-policy"], { needs: "block", block });
    });
    expect(said.exitCode).toBe(0);
    expect(read("generated/types.ts")).toMatch(/eth_gasPrice: \{\n +params: \[block\?: BlockNumberOrTagOrHash\];/);
    expect(read("generated/methods.ts")).toMatch(/eth_gasPrice: [^]*?needs: "block",\n[^]*?index: 0,/);
  });

  it("of a deprecation arrives in types, client, docs and the table, once it says since when", async () => {
    const { output } = await generateWith((document) => {
      methodOf(document, "eth_protocolVersion").deprecated = true;
    });
    expect(output).toContain("eth_protocolVersion: a deprecated method, and no other, has x-deprecated-since: a day");

    await generateWith((document) => {
      Object.assign(methodOf(document, "eth_protocolVersion"), {
        deprecated: true,
        "x-deprecated-since": "2026-01-01",
      });
    });
    expect(read("generated/types.ts")).toMatch(/@deprecated\n +\*\/\n +eth_protocolVersion:/);
    expect(read("generated/clients/typescript/types.d.ts")).toMatch(/@deprecated\n +\*\/\n +eth_protocolVersion\(/);
    expect(read("generated/clients/go/methods.go")).toMatch(
      /\/\/ Deprecated: .*\nfunc \(c \*Client\) EthProtocolVersion\(/,
    );
    expect(read("generated/docs/eth_protocolVersion.md")).toContain("**Deprecated since 2026-01-01:**");
    expect(read("generated/methods.ts")).toMatch(/eth_protocolVersion: \{[^]*?deprecation: "@1767225600",/);
  });

  it("adds a method with an address once allow-lists know it", async () => {
    const { output, exitCode } = await generateWith((document) => {
      const method = { ...methodOf(document, "eth_getBalance"), name: "eth_getFortune" };
      document.methods.push({ ...method, "x-policy": { ...method["x-policy"], addresses: {} } });
    });

    expect({ output, exitCode }).toEqual({
      output: expect.stringContaining(
        '/x-policy/addresses: eth_getFortune: address is an address: say "contract" if allow-lists',
      ) as string,
      exitCode: 1,
    });
  });

  it("adds a member to an object in types, client, docs and validators, and asks for it in examples", async () => {
    const add = (document: OpenRpcDocument) => {
      const log = document.components.schemas["Log"] as Schema;
      log.properties = { ...log.properties, weight: { description: "How heavy.", type: "integer" } };
      log.required?.push("weight");
    };

    const { output } = await generateWith(add);
    expect(output).toMatch(
      /\/examples\/\d+\/result: is not what the schema says: .*must have required property 'weight'/,
    );

    await generateWith((document) => {
      add(document);
      for (const method of document.methods)
        for (const example of method.examples) addWeight(resolve(document, example).result);
      addWeight(document.components.schemas["Log"]?.examples);
    });
    expect(read("generated/types.ts")).toContain("  /** How heavy. */\n  weight: number;");
    expect(read("generated/clients/typescript/types.d.ts")).toMatch(/How heavy\. \*\/\s+weight: number;/);
    expect(read("generated/clients/go/types.go")).toContain('\t// How heavy.\n\tWeight int64 `json:"weight"`\n');
    expect(read("generated/clients/python/rootgate_client/types.py")).toContain('weight: int\n    """How heavy."""\n');
    expect(read("generated/docs/eth_getLogs.md")).toContain("| `weight` | integer | yes | How heavy. |");
    expect(read("generated/validators.js")).toContain("weight");
  });
});

function memberOf(document: OpenRpcDocument, component: string, member: string): Schema {
  return document.components.schemas[component]?.properties?.[member] as Schema;
}

/** Gives every log in a value the member `weight`. */
function addWeight(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if ("logIndex" in value) Object.assign(value, { weight: 1 });
  for (const member of Object.values(value)) addWeight(member);
}
