import { createDocumentMock } from "../../../src/gateway/document-mock.js";
import type { Outcome } from "../../../src/rpc/envelope.js";
import { callOf } from "../../fakes/call-of.js";
import { otherDocuments, readOther } from "../../generated/other-documents.js";

const mockOf = (document: unknown) => {
  const router = createDocumentMock(document, () => "request-id");
  return (method: string, params: unknown = []): Promise<Outcome> =>
    router.call(method, [callOf({ method, params: params as unknown[], id: "1", bytes: 0 })]);
};

const value = (name: string, given: unknown) => ({ name, value: given });
const document = {
  openrpc: "1.2.6",
  info: { title: "Sums", version: "1" },
  methods: [
    {
      name: "add",
      params: [{ name: "a" }, { name: "b" }],
      result: { name: "sum", schema: { $ref: "#/components/schemas/Sum" } },
      examples: [
        { name: "one", params: [value("b", 2), value("a", 1)], result: value("sum", 3) },
        { name: "other", params: [value("x", 5), value("y", 5)], result: { $ref: "#/components/examples/Ten" } },
        { name: "without a result", params: [] },
      ],
    },
    { name: "sum", params: [], result: { name: "sum", schema: { $ref: "#/components/schemas/Sum" } } },
    { name: "none", params: [], result: { $ref: "#/components/contentDescriptors/Missing" } },
  ],
  components: {
    schemas: { Sum: { $ref: "#/components/schemas/Number" }, Number: { examples: [7] } },
    examples: { Ten: value("", 10) },
  },
};

describe("the mock of any document", () => {
  const call = mockOf(document);

  it.each([
    ["add", [1, 2], 3],
    ["add", { b: 2, a: 1 }, 3],
    ["add", [5, 5], 10],
    ["add", [0, 0], 3],
    ["add", [], 3],
    ["sum", [], 7],
  ])("has an example's result of %s(%j)", async (method, params, result) => {
    expect(await call(method, params)).toEqual({ result });
  });

  it("says which method has no example, and which there isn't", async () => {
    expect(await call("none")).toMatchObject({
      error: { code: -32000, message: "the document has no example of none" },
    });
    expect(await call("constructor")).toMatchObject({ error: { code: -32601 } });
  });

  it("gives the document out as it is", async () => {
    expect(await call("rpc.discover")).toEqual({ result: document });
  });

  it.each([[null], [[]], [{ openrpc: "1.2.6" }], [{ methods: [] }], ["text"]])("is none of %j", (wrong) => {
    expect(() => createDocumentMock(wrong, () => "")).toThrow("not an OpenRPC document");
  });

  it.each(otherDocuments)("answers the examples of $name", async (other) => {
    const parsed = readOther(other);
    const ask = mockOf(parsed);
    for (const { name, examples = [] } of parsed.methods)
      for (const example of examples) {
        if (!("params" in example) || !("result" in example) || !("value" in example.result)) continue;
        const named = Object.fromEntries(
          example.params.map((param) => ("name" in param ? [param.name, param.value] : [])),
        );
        const known = examples.filter(
          (one) => "params" in one && JSON.stringify(one.params) === JSON.stringify(example.params),
        );
        const results = known.map((one) =>
          "result" in one && "value" in one.result ? { result: one.result.value } : {},
        );
        expect(results).toContainEqual(await ask(name, named));
      }
  });
});
