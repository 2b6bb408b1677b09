import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";
import type { JsonSchema } from "../../scripts/spec-diff/schemas/schema-at.js";

/** A document of one method, `pets_find`, with component schemas and an error of its own. */
export function documentWith({ schemas = {} }: { schemas?: JsonSchema } = {}): OpenRpcDocument {
  const method = {
    name: "pets_find",
    description: "Pets of a kind.",
    paramStructure: "by-position",
    params: [
      { name: "kind", required: true, schema: { enum: ["cat", "dog"] } },
      { name: "limit", schema: { type: "integer", default: 10 } },
    ],
    result: { name: "pets", schema: { type: "array", items: { type: "string" } } },
    errors: [{ $ref: "#/components/errors/NoPets" }],
    "x-policy": { idempotent: true, part: "core" },
    "x-notifications": { kinds: { type: "string" } },
    "x-result-cases": {
      param: "all",
      member: "names",
      cases: [{ value: true, name: "Pets", schema: { type: "string" } }],
    },
  };
  const document: unknown = {
    openrpc: "1.3.2",
    info: { title: "Pets", version: "1.4.0" },
    methods: [method],
    components: { schemas, errors: { NoPets: { code: -32001, message: "No pets" } } },
    "x-limits": { maxPets: 100 },
    "x-error-status": { NoPets: 200 },
    "x-error-retry": { NoPets: "idempotent" },
    "x-error-data": { NoPets: { required: true, schema: { type: "string" } } },
  };
  return document as OpenRpcDocument;
}
