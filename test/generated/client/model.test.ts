import { hexTypeOf } from "../../../scripts/generator/clients/model/hex-type.js";
import { readModel } from "../../../scripts/generator/clients/model/read-model.js";
import type { Method, OpenRpcDocument, Schema } from "../../../scripts/generator/openrpc-document.js";
import { completeDocument, publishDocument } from "../../../scripts/generator/publish-document.js";
import { readDocument } from "../document-file.js";

const quantity = { kind: "quantity" };
const hash = { kind: "hex", bytes: 32 };

describe("hexTypeOf", () => {
  it.each([
    ["^0x[0-9a-fA-F]{1,64}$", quantity],
    ["^0x(?:0|[1-9a-f][0-9a-f]{0,63})$", quantity],
    ["^0x(?:[0-9a-f]{2})*$", { kind: "hex", bytes: undefined }],
    ["^0x[0-9a-f]{64}$", hash],
    ["^0x[0-9a-fA-F]{40}$", { kind: "hex", bytes: 20 }],
    ["^0x[0-9a-f]{24}$", { kind: "hex", bytes: 12 }],
    ["^[0-9a-f]{24}$", undefined],
    ["^0xg$", undefined],
  ])("reads %s", (pattern, type) => {
    expect(hexTypeOf({ type: "string", pattern })).toEqual(type);
  });

  it("reads a choice of quantities as a quantity, and no other choice", () => {
    expect(hexTypeOf({ enum: ["0x0", "0x1"] })).toEqual(quantity);
    expect(hexTypeOf({ enum: ["0x0", "pending"] })).toBeUndefined();
  });
});

/** The model of a document with one method, which takes and returns the last of some components. */
function modelOf(schemas: Record<string, Schema>) {
  const schema = { $ref: `#/components/schemas/${Object.keys(schemas).at(-1)}` };
  const part = { name: "value", required: true, schema };
  const method = { name: "echo", params: [part], result: part };
  const document = {
    openrpc: "1.3.2",
    info: { title: "Echo", version: "1" },
    methods: [method],
    components: { schemas },
  };
  return readModel(completeDocument(document as object as OpenRpcDocument));
}

const object = (...names: string[]): Schema => ({
  type: "object",
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: "integer" }])),
});

describe("readModel", () => {
  it("says a null apart from what else a value may be", () => {
    const { types, methods } = modelOf({
      One: { anyOf: [{ type: "boolean" }, { type: "null" }] },
      Two: { anyOf: [{ type: "boolean" }, { type: "integer" }, { type: "null" }] },
      Pair: {
        type: "object",
        properties: { one: { $ref: "#/components/schemas/One" }, two: { type: ["integer", "null"] } },
      },
      Both: { type: "array", items: { $ref: "#/components/schemas/Two" } },
    });

    expect(methods[0]?.result).toEqual({
      kind: "list",
      items: { kind: "nullable", of: { kind: "named", name: "Two" } },
    });
    expect(types.map(({ name }) => name)).toEqual(["Two", "Pair"]);
    expect(types[1]).toMatchObject({
      members: [
        { type: { kind: "nullable", of: { kind: "boolean" } } },
        { type: { kind: "nullable", of: { kind: "integer" } } },
      ],
    });
  });

  it("finds the member that tells the objects of a union apart", () => {
    const { types } = modelOf({
      Call: object("from", "to"),
      Creation: object("from", "init"),
      Action: { anyOf: ["Call", "Creation"].map((name) => ({ $ref: `#/components/schemas/${name}` })) },
    });

    expect(types.at(-1)).toMatchObject({
      kind: "union",
      name: "Action",
      options: [
        { type: { kind: "named", name: "Call" }, member: "to" },
        { type: { kind: "named", name: "Creation" }, member: "init" },
      ],
    });
  });

  it("follows objects that contain themselves", () => {
    const list: Schema = { type: "array", items: { $ref: "#/components/schemas/Tree" } };
    const { types } = modelOf({ Tree: { type: "object", properties: { branches: list } } });

    expect(types).toMatchObject([{ members: [{ type: { kind: "list", items: { kind: "named", name: "Tree" } } }] }]);
  });

  it("names objects without a name after the place where they stand", () => {
    const { types } = modelOf({ Outer: { type: "object", properties: { inner: object("depth") } } });

    expect(types.map(({ name }) => name)).toEqual(["OuterInner", "Outer"]);
  });

  it("has a map where names are values", () => {
    const { methods } = modelOf({ Slots: { type: "object", additionalProperties: { type: "integer" } } });

    expect(methods[0]?.result).toEqual({ kind: "map", names: { kind: "text" }, values: { kind: "integer" } });
  });
});

describe("the model of the service's document", () => {
  const document = publishDocument(readDocument());
  const model = readModel(document);
  const typeNamed = (name: string) => model.types.find((type) => type.name === name);
  const methodNamed = (name: string) => model.methods.find((method) => method.name === name);

  it("has every method and error, in order", () => {
    expect(model.methods.map(({ name }) => name)).toEqual(document.methods.map(({ name }: Method) => name));
    expect(model.errors.map(({ name }) => name)).toEqual(Object.keys(document.components.errors));
  });

  it("leads to no type that it does not have", () => {
    const names = [...JSON.stringify(model).matchAll(/"kind":"named","name":"(\w+)"/g)].map(([, name]) => name);

    expect(names.filter((name) => !typeNamed(name as string))).toEqual([]);
  });

  it("has nothing that it cannot say, but frames inside frames", () => {
    expect(JSON.stringify(model).split('"kind":"any"')).toHaveLength(2);
  });

  it("narrows results by the param that decides about them", () => {
    const { cases = [] } = methodNamed("eth_getBlockByNumber") ?? {};

    expect(cases).toEqual([
      {
        param: "fullTransactions",
        value: true,
        result: { kind: "nullable", of: { kind: "named", name: "BlockWithTransactions" } },
      },
      {
        param: "fullTransactions",
        value: false,
        result: { kind: "nullable", of: { kind: "named", name: "BlockWithHashes" } },
      },
    ]);
    const narrowed = typeNamed("BlockWithTransactions");
    expect(narrowed).toMatchObject({ kind: "object", base: "Block" });
    expect(narrowed?.kind === "object" && narrowed.members.find(({ name }) => name === "transactions")?.type).toEqual({
      kind: "list",
      items: { kind: "named", name: "Transaction" },
    });
  });

  it("takes in the members of objects that are made of others", () => {
    expect(typeNamed("TransactionWithId")).toMatchObject({
      members: expect.arrayContaining([
        expect.objectContaining({ name: "_id" }),
        expect.objectContaining({ name: "gasPrice" }),
      ]) as unknown,
    });
  });

  it("knows which types are sent and which are received", () => {
    expect(typeNamed("CallObject")).toMatchObject({ isSent: true, isReceived: false });
    expect(typeNamed("Receipt")).toMatchObject({ isSent: false, isReceived: true });
    expect(typeNamed("QuotaExceededData")).toMatchObject({ isReceived: true });
  });

  it("has the events of subscriptions, and the errors' data", () => {
    expect(model.notifications.map(({ kind, method, type }) => [kind, method, type])).toEqual([
      ["newHeads", "eth_subscribe", { kind: "named", name: "BlockHeader" }],
      ["logs", "eth_subscribe", { kind: "named", name: "Log" }],
      ["newPendingTransactions", "eth_subscribe", hash],
    ]);
    expect(model.errors.find(({ name }) => name === "ExecutionReverted")).toMatchObject({
      code: 3,
      data: { type: { kind: "hex", bytes: undefined }, required: true },
      retry: "never",
    });
  });

  it("has params with their defaults", () => {
    expect(methodNamed("eth_getBalance")?.params).toMatchObject([
      { name: "address", required: true, type: { kind: "hex", bytes: 20 } },
      { name: "block", required: false, default: "latest", type: { kind: "named", name: "BlockNumberOrTagOrHash" } },
    ]);
  });
});
