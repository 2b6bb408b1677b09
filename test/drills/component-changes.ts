import { readFileSync } from "node:fs";
import type { Schema } from "../../scripts/generator/openrpc-document.js";
import { resolve } from "../../scripts/generator/resolve-reference.js";
import { readDocument } from "../generated/document-file.js";
import { limits, textsOfLimits } from "./changed-limits.js";
import { type DocumentChanges, pythonFile, typesFile } from "./document-change.js";

/** Changes of errors, objects and limits. */
export const componentChanges: DocumentChanges = {
  "of an error's data arrives in the clients' types and the docs": {
    make(document) {
      const data = document.components.schemas["RateLimitedData"] as Schema;
      data.properties = { ...data.properties, attempts: { description: "So many.", type: "integer" } };
      const schema = { $ref: "#/components/schemas/Quantity" };
      document["x-error-data"] = { ...document["x-error-data"], Forbidden: { required: true, schema } };
    },
    arrives({ read }) {
      expect(read(typesFile)).toMatch(/interface RateLimitedData \{[^}]*attempts\?: number;/);
      expect(read(typesFile)).toMatch(/Forbidden: \{\s+code: -32023;\s+data: Quantity;/);
      expect(read("generated/clients/go/types.go")).toMatch(/So many\.\n\tAttempts \*int64 /);
      expect(read("generated/clients/go/error_kinds.go")).toMatch(
        /type ForbiddenError struct \{[^}]*Data \*big\.Int\n/,
      );
      expect(read(pythonFile("types"))).toMatch(/class RateLimitedData:[^]*?attempts: int \| None = None\n/);
      expect(read(pythonFile("errors"))).toMatch(
        /class Forbidden\(RpcError\):[^]*?code: int = -32023\n {4}data: int\n/,
      );
      expect(read("generated/docs/errors.md")).toMatch(/### Forbidden\n[^#]*`data`: \[`Quantity`\]/);
    },
  },

  "of an error's code arrives in the code, the clients and the docs": {
    make(document) {
      document.components.errors["QuotaExceeded"] = { code: -32_077, message: "No more today" };
    },
    async arrives({ read, evaluate }) {
      expect(read("generated/errors.ts")).toContain('QuotaExceeded: { code: -32077, message: "No more today"');
      expect(read("generated/clients/typescript/facts.js")).toContain('"-32077": "QuotaExceeded"');
      expect(read("generated/clients/go/error_kinds.go")).toContain("ErrQuotaExceeded ErrorCode = -32077");
      expect(read(pythonFile("errors"))).toContain("    code: int = -32077\n");
      expect(read("generated/docs/errors.md")).toContain("| `-32077` | [QuotaExceeded](errors.md#quotaexceeded) |");
      const print = "const { code, message } = new RpcError('QuotaExceeded'); console.log(code, message)";
      const { output } = await evaluate(`import { RpcError } from "./dist/src/rpc/rpc-error.js"; ${print}`);
      expect(output).toBe("-32077 No more today\n");
    },
  },

  "of a pattern arrives in the messages about wrong params": {
    make(document) {
      (document.components.schemas["Hash32"] as Schema).pattern = "^0x[0-9a-fA-F]{60,66}$";
    },
    arrives({ read }) {
      expect(read("generated/methods.ts")).toContain('expected: "a hash: 0x and 60 to 66 hex digits"');
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
    arrives({ read }) {
      expect(read("generated/types.ts")).toContain("  /** How heavy. */\n  weight: number;");
      expect(read(typesFile)).toMatch(/How heavy\. \*\/\s+weight: number;/);
      expect(read("generated/clients/go/types.go")).toContain('\t// How heavy.\n\tWeight int64 `json:"weight"`\n');
      expect(read(pythonFile("types"))).toContain('weight: int\n    """How heavy."""\n');
      expect(read("generated/docs/eth_getLogs.md")).toContain("| `weight` | integer | yes | How heavy. |");
      expect(read("generated/validators.js")).toContain("weight");
    },
  },

  "of the limits arrives in all code that enforces them, and in every text": {
    make(document) {
      document["x-limits"] = limits;
    },
    async arrives({ read, evaluate }) {
      expect(Object.keys(readDocument()["x-limits"] ?? {}).toSorted()).toEqual(Object.keys(limits).toSorted());
      const pages = ["overview", "eth_getLogs", "trace_filter", "eth_feeHistory", "eth_newFilter"];
      const texts = [...pages, "eth_sendRawTransactionSync", "txpool_content"]
        .map((name) => read(`generated/docs/${name}.md`))
        .join("\n");
      for (const words of textsOfLimits) expect(texts).toContain(words);

      const { output } = await evaluate(readFileSync("test/drills/limit-drill.mjs", "utf8"));
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
};

/** Gives every log in a value the member `weight`. */
function addWeight(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if ("logIndex" in value) Object.assign(value, { weight: 1 });
  for (const member of Object.values(value)) addWeight(member);
}
