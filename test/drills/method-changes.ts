import type { ContentDescriptor, Schema } from "../../scripts/generator/openrpc-document.js";
import { methodOf } from "../generated/workspace.js";
import { type DocumentChanges, pythonFile, typesFile } from "./document-change.js";

/** Changes of methods and their params. */
export const methodChanges: DocumentChanges = {
  "of descriptions arrives in types, clients, docs and the served document": {
    make(document) {
      methodOf(document, "eth_gasPrice").description = "What gas costs.";
      (methodOf(document, "eth_getBalance").params[0] as ContentDescriptor).description = "Whose balance.";
      const data = document.components.schemas["Log"]?.properties?.["data"] as Schema;
      data.description = "What was logged.";
    },
    arrives({ read }) {
      expect(read(typesFile)).toContain("* What gas costs.");
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
    async arrives({ read, evaluate }) {
      const { output } = await evaluate(`
        import { methods } from "./dist/generated/methods.js";
        import { normaliseParams } from "./dist/src/gateway/stages/validate-params.js";
        console.log(JSON.stringify(normaliseParams(methods.eth_getBalance, ["0x${"1".repeat(40)}"])));`);
      expect(JSON.parse(output)).toEqual([`0x${"1".repeat(40)}`, "pending"]);
      expect(read("generated/docs/eth_getBalance.md")).toContain('| no, default `"pending"` |');
    },
  },

  "of a required param to an optional one arrives in types, clients, docs and validators": {
    make(document) {
      const [, block] = methodOf(document, "eth_getCode").params as ContentDescriptor[];
      Object.assign(block as object, { required: false, schema: { ...block?.schema, default: "latest" } });
    },
    async arrives({ read, evaluate }) {
      expect(read("generated/types.ts")).toContain(
        "[address: Address, block?: BlockNumberOrTagOrHash];\n    result: Can",
      );
      expect(read(typesFile)).toContain("eth_getCode(address: Address, block?: Block");
      expect(read("generated/clients/go/methods.go")).toMatch(/nil means "latest"\.\nfunc \(c \*Client\) EthGetCode\(/);
      expect(read("generated/docs/eth_getCode.md")).toContain('| no, default `"latest"` |');
      expect(read("generated/methods.ts")).toMatch(/eth_getCode: [^]*?"block", required: false, default: "latest"/);
      const { output } = await evaluate(`
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
    arrives({ read }) {
      expect(read("generated/types.ts")).toContain("[address: Address, slotNumber: Quantity, block:");
      expect(read("generated/methods.ts")).toContain('{ name: "slotNumber", required: true, shape: quantityShape }');
      expect(read(typesFile)).toContain("slotNumber: bigint | `0x${string}`");
      expect(read("generated/clients/go/methods.go")).toContain("slotNumber *big.Int");
      expect(read(pythonFile("_client"))).toContain("slot_number: int,");
      expect(read("generated/docs/eth_getStorageAt.md")).toContain(
        "| 2 | `slotNumber` | [`Quantity`](objects.md#quantity) |",
      );
    },
  },

  "of a method's block param, which its policy names, arrives in the types and the table": {
    make(document) {
      const { params, "x-policy": policy } = methodOf(document, "eth_getTransactionCount");
      const changed = methodOf(document, "eth_gasPrice");
      changed.params = [params[1] as ContentDescriptor];
      Object.assign(changed["x-policy"], { needs: "block", block: policy.block });
    },
    arrives({ read }) {
      expect(read("generated/types.ts")).toMatch(/eth_gasPrice: \{\n +params: \[block\?: BlockNumberOrTagOrHash\];/);
      expect(read("generated/methods.ts")).toMatch(/eth_gasPrice: [^]*?needs: "block",\n[^]*?index: 0,/);
    },
  },

  "of a deprecation arrives in types, clients, docs and the table": {
    make(document) {
      const method = methodOf(document, "eth_protocolVersion");
      Object.assign(method, { deprecated: true, "x-deprecated-since": "2026-01-01" });
    },
    arrives({ read }) {
      expect(read("generated/types.ts")).toMatch(/@deprecated\n +\*\/\n +eth_protocolVersion:/);
      expect(read(typesFile)).toMatch(/@deprecated\n +\*\/\n +eth_protocolVersion\(/);
      expect(read("generated/clients/go/methods.go")).toMatch(
        /\/\/ Deprecated: .*\nfunc \(c \*Client\) EthProtocolVersion\(/,
      );
      expect(read("generated/docs/eth_protocolVersion.md")).toContain("**Deprecated since 2026-01-01:**");
      expect(read("generated/methods.ts")).toMatch(/eth_protocolVersion: \{[^]*?deprecation: "@1767225600",/);
    },
  },

  "that adds a method of the nodes has it forwarded, and in all clients, without another line": {
    make(document) {
      document.methods.push({ ...methodOf(document, "eth_getBalance"), name: "eth_getFortune" });
    },
    async arrives({ read, typecheck }) {
      expect(read("generated/clients/go/methods.go")).toContain(
        "func (c *Client) EthGetFortune(ctx context.Context, address Address, block BlockNumberOrTagOrHash) (*big.Int, error)",
      );
      for (const module of ["_client", "_async_client", "_batch"])
        expect(read(pythonFile(module))).toMatch(/def eth_get_fortune\(\s*self,\s*address: types\.Hex,/);
      expect(() => read("src/methods/eth_getFortune.ts")).toThrow("ENOENT");
      expect((await typecheck()).output).not.toContain("src/methods/");
    },
  },

  "that adds a method with a contract holds it against allow-lists as soon as its policy names it": {
    make(document) {
      document.methods.push({ ...methodOf(document, "eth_getCode"), name: "eth_getOmen" });
    },
    async arrives({ evaluate }) {
      const request = `{ method: "eth_getOmen", params: ["0xb", "latest"], id: "1" }`;
      const { output } = await evaluate(`
        import { checkAllowLists } from "./dist/src/gateway/stages/check-allow-lists.js";
        import { lookUp } from "./dist/src/gateway/stages/look-up.js";
        const allowed = { methods: new Set(), contracts: new Set(["0xa"]) };
        const check = lookUp({ partsOf: () => ["core"], isControlled: () => false })(checkAllowLists(() => console.log("let through")));
        try { check({ request: ${request}, caller: { network: "testnet", allowed } }); } catch ({ message }) { console.log(message); }`);
      expect(output).toContain("this key may not reach 0xb");
    },
  },
};
