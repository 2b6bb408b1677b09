import { readFileSync } from "node:fs";
import type { ContentDescriptor, OpenRpcDocument, Schema } from "../../scripts/generator/openrpc-document.js";
import { resolve } from "../../scripts/generator/resolve-reference.js";
import { readDocument } from "../generated/document-file.js";
import { createWorkspace, methodOf } from "../generated/workspace.js";
import { limits, textsOfLimits } from "./changed-limits.js";

/** A change of the document, and where it has to arrive. */
interface Change {
  readonly make: (document: OpenRpcDocument) => void;
  readonly arrives: () => unknown;
}

const workspace = createWorkspace();
const { read } = workspace;
const readPython = (module: string) => read(`generated/clients/python/rootgate_client/${module}.py`);
const readTypes = () => read("generated/clients/typescript/types.d.ts");

const changes: Readonly<Record<string, Change>> = {
  "of descriptions arrives in types, clients, docs and the served document": {
    make(document) {
      methodOf(document, "eth_gasPrice").description = "What gas costs.";
      (methodOf(document, "eth_getBalance").params[0] as ContentDescriptor).description = "Whose balance.";
      memberOf(document, "Log", "data").description = "What was logged.";
    },
    arrives() {
      expect(readTypes()).toContain("* What gas costs.");
      expect(read("generated/clients/go/methods.go")).toContain("// EthGasPrice calls eth_gasPrice. What gas costs.\n");
      expect(read("generated/docs/eth_gasPrice.md")).toContain("\nWhat gas costs.\n");
      expect(read("generated/docs/eth_getBalance.md")).toContain("| yes | Whose balance. |");
      expect(read("generated/types.ts")).toContain("/** What was logged. */");
      expect(read("generated/docs/objects.md")).toContain("| What was logged. |");
      for (const text of ["What gas costs.", "Whose balance.", "What was logged."])
        expect(read("generated/document.ts")).toContain(text);
    },
  },

  "of a default arrives in the params that handlers get, and in the docs": {
    make(document) {
      (methodOf(document, "eth_getBalance").params[1] as ContentDescriptor).schema.default = "pending";
    },
    async arrives() {
      const { output } = await workspace.evaluate(`
        import { methods } from "./dist/generated/methods.js";
        import { normaliseParams } from "./dist/src/gateway/stages/validate-params.js";
        console.log(JSON.stringify(normaliseParams(methods.eth_getBalance, ["0x${"1".repeat(40)}"])));`);
      expect(JSON.parse(output)).toEqual([`0x${"1".repeat(40)}`, "pending"]);
      expect(read("generated/docs/eth_getBalance.md")).toContain('| no, default `"pending"` |');
    },
  },

  "of an error's data arrives in the clients' types and the docs": {
    make(document) {
      const data = document.components.schemas["RateLimitedData"] as Schema;
      data.properties = { ...data.properties, attempts: { description: "So many.", type: "integer" } };
      const schema = { $ref: "#/components/schemas/Quantity" };
      document["x-error-data"] = { ...document["x-error-data"], Forbidden: { required: true, schema } };
    },
    arrives() {
      expect(readTypes()).toMatch(/interface RateLimitedData \{[^}]*attempts\?: number;/);
      expect(readTypes()).toMatch(/Forbidden: \{\s+code: -32023;\s+data: Quantity;/);
      expect(read("generated/clients/go/types.go")).toMatch(/So many\.\n\tAttempts \*int64 /);
      expect(read("generated/clients/go/error_kinds.go")).toMatch(
        /type ForbiddenError struct \{[^}]*Data \*big\.Int\n/,
      );
      expect(readPython("types")).toMatch(/class RateLimitedData:[^]*?attempts: int \| None = None\n/);
      expect(readPython("errors")).toMatch(/class Forbidden\(RpcError\):[^]*?code: int = -32023\n {4}data: int\n/);
      expect(read("generated/docs/errors.md")).toMatch(/### Forbidden\n[^#]*`data`: \[`Quantity`\]/);
    },
  },

  "of an error's code arrives in the code, the clients and the docs": {
    make(document) {
      document.components.errors["QuotaExceeded"] = { code: -32_077, message: "No more today" };
    },
    async arrives() {
      expect(read("generated/errors.ts")).toContain('QuotaExceeded: { code: -32077, message: "No more today"');
      expect(read("generated/clients/typescript/facts.js")).toContain('"-32077": "QuotaExceeded"');
      expect(read("generated/clients/go/error_kinds.go")).toContain("ErrQuotaExceeded ErrorCode = -32077");
      expect(readPython("errors")).toContain("    code: int = -32077\n");
      expect(read("generated/docs/errors.md")).toContain("| `-32077` | [QuotaExceeded](errors.md#quotaexceeded) |");
      const print = "const { code, message } = new RpcError('QuotaExceeded'); console.log(code, message)";
      const { output } = await workspace.evaluate(`import { RpcError } from "./dist/src/rpc/rpc-error.js"; ${print}`);
      expect(output).toBe("-32077 No more today\n");
    },
  },

  "of a required param to an optional one arrives in types, clients, docs and validators": {
    make(document) {
      const [, block] = methodOf(document, "eth_getCode").params as ContentDescriptor[];
      Object.assign(block as object, { required: false, schema: { ...block?.schema, default: "latest" } });
    },
    async arrives() {
      expect(read("generated/types.ts")).toContain(
        "[address: Address, block?: BlockNumberOrTagOrHash];\n    result: Can",
      );
      expect(readTypes()).toContain("eth_getCode(address: Address, block?: Block");
      expect(read("generated/clients/go/methods.go")).toMatch(/nil means "latest"\.\nfunc \(c \*Client\) EthGetCode\(/);
      expect(read("generated/docs/eth_getCode.md")).toContain('| no, default `"latest"` |');
      expect(read("generated/methods.ts")).toMatch(/eth_getCode: [^]*?"block", required: false, default: "latest"/);
      const { output } = await workspace.evaluate(`
        import { params_eth_getCode } from "./generated/validators.js";
        console.log(params_eth_getCode(["0x${"1".repeat(40)}"]), params_eth_getCode([]));`);
      expect(output).toBe("true false\n");
    },
  },

  "of a param's name arrives in the types, the table, the clients and the docs": {
    make(document) {
      const method = methodOf(document, "eth_getStorageAt");
      (method.params[1] as ContentDescriptor).name = "slotNumber";
      method.examples = JSON.parse(JSON.stringify(method.examples).replaceAll('"position"', '"slotNumber"'));
    },
    arrives() {
      expect(read("generated/types.ts")).toContain("[address: Address, slotNumber: Quantity, block:");
      expect(read("generated/methods.ts")).toContain('{ name: "slotNumber", required: true, shape: quantityShape }');
      expect(readTypes()).toContain("slotNumber: bigint | `0x${string}`");
      expect(read("generated/clients/go/methods.go")).toContain("slotNumber *big.Int");
      expect(readPython("_client")).toContain("slot_number: int,");
      expect(read("generated/docs/eth_getStorageAt.md")).toContain(
        "| 2 | `slotNumber` | [`Quantity`](objects.md#quantity) |",
      );
    },
  },

  "of a pattern arrives in the messages about wrong params": {
    make(document) {
      (document.components.schemas["Hash32"] as Schema).pattern = "^0x[0-9a-fA-F]{60,66}$";
    },
    arrives() {
      expect(read("generated/methods.ts")).toContain('expected: "a hash: 0x and 60 to 66 hex digits"');
    },
  },

  "of a method's block param, which its policy names, arrives in the types and the table": {
    make(document) {
      const { params, "x-policy": policy } = methodOf(document, "eth_getTransactionCount");
      const changed = methodOf(document, "eth_gasPrice");
      changed.params = [params[1] as ContentDescriptor];
      Object.assign(changed["x-policy"], { needs: "block", block: policy.block });
    },
    arrives() {
      expect(read("generated/types.ts")).toMatch(/eth_gasPrice: \{\n +params: \[block\?: BlockNumberOrTagOrHash\];/);
      expect(read("generated/methods.ts")).toMatch(/eth_gasPrice: [^]*?needs: "block",\n[^]*?index: 0,/);
    },
  },

  "of a deprecation arrives in types, clients, docs and the table": {
    make(document) {
      const method = methodOf(document, "eth_protocolVersion");
      Object.assign(method, { deprecated: true, "x-deprecated-since": "2026-01-01" });
    },
    arrives() {
      expect(read("generated/types.ts")).toMatch(/@deprecated\n +\*\/\n +eth_protocolVersion:/);
      expect(readTypes()).toMatch(/@deprecated\n +\*\/\n +eth_protocolVersion\(/);
      expect(read("generated/clients/go/methods.go")).toMatch(
        /\/\/ Deprecated: .*\nfunc \(c \*Client\) EthProtocolVersion\(/,
      );
      expect(read("generated/docs/eth_protocolVersion.md")).toContain("**Deprecated since 2026-01-01:**");
      expect(read("generated/methods.ts")).toMatch(/eth_protocolVersion: \{[^]*?deprecation: "@1767225600",/);
    },
  },

  "of an object's members arrives in types, clients, docs and validators": {
    make(document) {
      const log = document.components.schemas["Log"] as Schema;
      log.properties = { ...log.properties, weight: { description: "How heavy.", type: "integer" } };
      log.required?.push("weight");
      for (const { examples } of document.methods)
        for (const example of examples) addWeight(resolve(document, example).result);
      addWeight(log.examples);
    },
    arrives() {
      expect(read("generated/types.ts")).toContain("  /** How heavy. */\n  weight: number;");
      expect(readTypes()).toMatch(/How heavy\. \*\/\s+weight: number;/);
      expect(read("generated/clients/go/types.go")).toContain('\t// How heavy.\n\tWeight int64 `json:"weight"`\n');
      expect(readPython("types")).toContain('weight: int\n    """How heavy."""\n');
      expect(read("generated/docs/eth_getLogs.md")).toContain("| `weight` | integer | yes | How heavy. |");
      expect(read("generated/validators.js")).toContain("weight");
    },
  },

  "of the limits arrives in all code that enforces them, and in every text": {
    make(document) {
      document["x-limits"] = limits;
    },
    async arrives() {
      expect(Object.keys(readDocument()["x-limits"] ?? {}).toSorted()).toEqual(Object.keys(limits).toSorted());
      const pages = ["overview", "eth_getLogs", "trace_filter", "eth_feeHistory", "eth_newFilter"];
      const texts = [...pages, "eth_sendRawTransactionSync", "txpool_content"]
        .map((name) => read(`generated/docs/${name}.md`))
        .join("\n");
      for (const words of textsOfLimits) expect(texts).toContain(words);

      const { output } = await workspace.evaluate(readFileSync("test/drills/limit-drill.mjs", "utf8"));
      const { takenAtAndPast, ...told } = JSON.parse(output);
      expect(limits).toMatchObject(told);
      const isTakenAtAndPast = [true, false];
      expect(takenAtAndPast).toEqual({
        maxDepth: isTakenAtAndPast,
        maxValues: isTakenAtAndPast,
        maxMembers: isTakenAtAndPast,
        maxArraysAndObjects: isTakenAtAndPast,
        logsMaxResults: isTakenAtAndPast,
        logsMaxBlocks: isTakenAtAndPast,
        filterMaxBytes: isTakenAtAndPast,
      });
    },
  },

  "that adds a method of the nodes has it forwarded, and in all clients, without another line": {
    make(document) {
      document.methods.push({ ...methodOf(document, "eth_getBalance"), name: "eth_getFortune" });
    },
    async arrives() {
      expect(read("generated/clients/go/methods.go")).toContain(
        "func (c *Client) EthGetFortune(ctx context.Context, address Address, block BlockNumberOrTagOrHash) (*big.Int, error)",
      );
      for (const module of ["_client", "_async_client", "_batch"])
        expect(readPython(module)).toMatch(/def eth_get_fortune\(\s*self,\s*address: types\.Hex,/);
      expect(() => read("src/methods/eth_getFortune.ts")).toThrow("ENOENT");
      expect((await workspace.typecheck()).output).not.toContain("src/methods/");
    },
  },

  "that adds a method with a contract holds it against allow-lists as soon as its policy names it": {
    make(document) {
      document.methods.push({ ...methodOf(document, "eth_getCode"), name: "eth_getOmen" });
    },
    async arrives() {
      const request = `{ method: "eth_getOmen", params: ["0xb", "latest"], id: "1" }`;
      const { output } = await workspace.evaluate(`
        import { checkAllowLists } from "./dist/src/gateway/stages/check-allow-lists.js";
        import { lookUp } from "./dist/src/gateway/stages/look-up.js";
        const allowed = { methods: new Set(), contracts: new Set(["0xa"]) };
        const check = lookUp({ partsOf: () => ["core"], isControlled: () => false })(checkAllowLists(() => console.log("let through")));
        try { check({ request: ${request}, caller: { network: "testnet", allowed } }); } catch ({ message }) { console.log(message); }`);
      expect(output).toContain("this key may not reach 0xb");
    },
  },
};

// All changes are made at once, since to generate and to compile takes most of the time. Each test looks where one of them arrives.
describe("a change of the document", () => {
  beforeAll(async () => {
    await workspace.buildGenerator();
    const { exitCode, output } = await workspace.generateWith((document) => {
      for (const { make } of Object.values(changes)) make(document);
    });
    if (exitCode !== 0) throw new Error(output);
    await workspace.buildService();
  });

  afterAll(() => workspace.remove());

  it.each(Object.entries(changes))("%s", async (_change, { arrives }) => {
    expect.hasAssertions();
    await arrives();
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
