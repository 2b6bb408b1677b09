import { codeNames, identifiersOf, typeNameOf } from "../../scripts/generator/front-end/names.js";
import { readDocument } from "../../scripts/generator/front-end/read-document.js";
import type { ParsedDocument, Schema } from "../../scripts/generator/openrpc-document.js";

/** A document with one method, whose result has this schema. */
function read(schema: unknown, schemas: Record<string, unknown> = {}, method: object = {}) {
  const one = { name: "one", params: [], result: { name: "result", schema }, ...method };
  const parsed = { openrpc: "1.2.6", info: { title: "T", version: "1" }, methods: [one], components: { schemas } };
  const { document, notes } = readDocument(parsed as unknown as ParsedDocument);
  const [{ params, result, examples }] = document.methods as [(typeof document.methods)[number]];
  return {
    ...notes,
    params,
    examples,
    result: (result as { schema: Schema }).schema,
    schemas: document.components.schemas,
  };
}

describe("the front end", () => {
  it("gives components names for code, and leads references there", () => {
    const { result, schemas } = read({ $ref: "#/components/schemas/BLOCK_TAG" }, { BLOCK_TAG: { type: ["string"] } });
    expect(result).toEqual({ $ref: "#/components/schemas/BlockTag" });
    expect(schemas).toEqual({ BlockTag: { type: "string" } });
  });

  it("makes components of what has a title, and of what references lead to elsewhere", () => {
    const point = {
      title: "a point",
      type: "object",
      properties: { x: {}, inner: { $ref: "#/methods/0/result/schema" } },
    };
    const { result, schemas } = read(point);
    expect(result).toEqual({ $ref: "#/components/schemas/APoint" });
    expect(schemas["APoint"]?.properties?.["inner"]).toEqual({ $ref: "#/components/schemas/APoint" });
  });

  it("leaves a second schema of one title where it stands", () => {
    const [one, other] = ["x", "y"].map((name) => ({ title: "Point", type: "object", properties: { [name]: {} } }));
    const { result, schemas } = read({ anyOf: [one, other] });
    expect(result.anyOf).toEqual([{ $ref: "#/components/schemas/Point" }, other]);
    expect(Object.keys(schemas)).toEqual(["Point"]);
  });

  it("keeps a description beside a reference, and says what draft 7 ignores", () => {
    const { result, warnings } = read({ $ref: "#/components/schemas/A", description: "own", minLength: 1 }, { A: {} });
    expect(result).toEqual({ $ref: "#/components/schemas/A", description: "own" });
    expect(warnings).toEqual([
      { pointer: "/methods/0/result/schema", message: "draft 7 ignores what stands beside $ref: minLength" },
    ]);
  });

  it("has a problem with a reference to nothing, and with one name for two params", () => {
    const params = [
      { name: "a", schema: {} },
      { name: "a", schema: {} },
    ];
    const { problems } = read({ $ref: "#/components/schemas/None" }, {}, { params });
    expect(problems).toEqual([
      { pointer: "/methods/0/params/1", message: "two params are called a" },
      { pointer: "/methods/0/result/schema", message: "nothing stands at #/components/schemas/None" },
    ]);
  });

  it("has a problem with references that only lead to each other, and with one to no schema", () => {
    const method = { "x-a": { $ref: "#/methods/0/x-b" }, "x-b": { $ref: "#/methods/0/x-a" }, "x-c": null };
    const messages = (pointer: string) => read({ $ref: pointer }, {}, method).problems.map(({ message }) => message);
    expect(messages("#/methods/0/x-a")).toEqual(["#/methods/0/x-a refers to itself"]);
    expect(messages("#/methods/0/x-c")).toEqual(["nothing stands at #/methods/0/x-c"]);
  });

  it("follows references as URIs write them", () => {
    const { result, problems } = read({ $ref: "#/components/schemas/a%20b~1c" }, { "a b/c": { type: "string" } });
    expect([result, problems]).toEqual([{ $ref: "#/components/schemas/ABC" }, []]);
  });

  it("has a problem with a tag that is not there, and with a value of an example", () => {
    const example = { name: "", params: [{ $ref: "#/components/examples/No" }], result: { name: "", value: 1 } };
    const { problems } = read({}, {}, { tags: [{ $ref: "#/components/tags/No" }], examples: [example] });
    expect(problems.map(({ pointer }) => pointer)).toEqual(["/methods/0/tags", "/methods/0/examples/0"]);
  });

  it("takes a reference to another file for any value", () => {
    const { result, warnings } = read({ $ref: "./other.json#/A" });
    expect(result).toEqual({});
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ["by their names", ["b", "a"], [1, 2]],
    ["by their places, where they are called otherwise", ["one", "other"], [2, 1]],
  ])("puts values of examples in the order of the params: %s", (_how, names, values) => {
    const params = ["a", "b"].map((name) => ({ name, schema: {} }));
    const example = {
      name: "",
      params: names.map((name, index) => ({ name, value: 2 - index })),
      result: { name: "", value: 0 },
    };
    const { examples } = read({}, {}, { params, examples: [example] });
    expect(examples).toMatchObject([
      {
        params: [
          { name: "a", value: values[0] },
          { name: "b", value: values[1] },
        ],
      },
    ]);
  });

  it("makes a param required that stands before a required one, but for params by name, which it sorts", () => {
    const params = [
      { name: "a", schema: {} },
      { name: "b", required: true, schema: {} },
    ];
    expect(read({}, {}, { params }).params).toMatchObject([{ name: "a", required: true }, { name: "b" }]);
    expect(read({}, {}, { params, paramStructure: "by-name" }).params).toEqual([params[1], params[0]]);
  });
});

describe("names", () => {
  it.each([
    ["block number or tag", "BlockNumberOrTag"],
    ["BLOCK_NUMBER", "BlockNumber"],
    ["ABI", "ABI"],
    ["api.Block", "ApiBlock"],
    ["Error", "ErrorValue"],
    ["2nd", "Type2nd"],
    ["größe", "GroE"],
    ["", "Type"],
  ])("of a type: %j is %s", (text, name) => expect(typeNameOf(text, "Type")).toBe(name));

  it("of a long text end with a whole word", () => {
    expect(typeNameOf(`${"word ".repeat(15)}end`, "Type")).toBe("Word".repeat(15));
  });

  it("are each given once, in every way of writing", () => {
    expect(codeNames(["a_b", "aB", "2", ">="])).toEqual(["a_b", "aB2", "n2", "n>="]);
    expect(identifiersOf(["a.b", "a b", "1"])).toEqual(["a_b", "a_b2", "_1"]);
  });
});
