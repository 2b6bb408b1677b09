import { readRequest } from "../../../src/rpc/request.js";

const good = { jsonrpc: "2.0", id: 1, method: "m", params: [] };
const read = (value: unknown, source?: string) => readRequest({ value, idSource: () => source, bytes: 70 });

describe("readRequest", () => {
  it.each([
    [{ ...good }, "1", { method: "m", params: [], id: "1" }],
    [{ ...good, id: 1 }, "1.0", { method: "m", params: [], id: "1.0" }],
    [{ ...good, id: "a" }, '"\\u0061"', { method: "m", params: [], id: '"\\u0061"' }],
    [{ ...good, id: null }, "null", { method: "m", params: [], id: "null" }],
    [{ jsonrpc: "2.0", method: "m" }, undefined, { method: "m", params: [], id: undefined }],
    [{ ...good, params: null }, "1", { method: "m", params: [], id: "1" }],
    [{ ...good, params: { a: 1 } }, "1", { method: "m", params: { a: 1 }, id: "1" }],
    [{ ...good, method: "", extra: true }, "1", { method: "", params: [], id: "1" }],
  ])("takes %j (id %s)", (value, source, request) => {
    expect(read(value, source)).toEqual({ ...request, bytes: 70 });
  });

  it.each([
    [5, "null", "a request must be an object"],
    [null, "null", "a request must be an object"],
    [[good], "null", "a request must be an object"],
    [{ ...good, id: {} }, "null", "id must be a string, a number or null"],
    [{ ...good, id: [] }, "null", "id must be a string, a number or null"],
    [{ ...good, id: true }, "null", "id must be a string, a number or null"],
    [{ ...good, jsonrpc: 2 }, "7", 'jsonrpc must be "2.0"'],
    [{ id: 7 }, "7", 'jsonrpc must be "2.0"'],
    [{ ...good, method: 1 }, "7", "method must be a string"],
    [{ ...good, params: "x" }, "7", "params must be an array"],
    [{ ...good, params: 0 }, "7", "params must be an array"],
    [{ jsonrpc: "2.0", method: 1 }, "null", "method must be a string"],
  ])("refuses %j under the id %s: %s", (value, id, message) => {
    expect(read(value, "7")).toMatchObject({ id, error: { code: -32600, message } });
  });

  it("takes no id from a prototype", () => {
    const value = Object.assign(Object.create({ id: 5 }) as object, { jsonrpc: "2.0", method: "m" });
    expect(read(value, "5")).toMatchObject({ id: undefined });
  });
});
