import { toNodeCall } from "../../../src/methods/call-object.js";

const to = "0x7986b3df570230288501eea3d890bd66948c9b79";

describe("toNodeCall", () => {
  it("leaves a call with data, or with neither, as it is", () => {
    expect(toNodeCall({ to, data: "0x01", gas: "0x5208" })).toEqual({ to, data: "0x01", gas: "0x5208" });
    expect(toNodeCall({ to })).toEqual({ to });
  });

  it("takes input as data", () => {
    expect(toNodeCall({ to, input: "0x01" })).toEqual({ to, data: "0x01" });
    expect(toNodeCall({ to, input: "0x01", data: "0x01" })).toEqual({ to, data: "0x01" });
  });

  it("refuses input that differs from data, also when one of them is empty", () => {
    const refusal = expect.objectContaining({ code: -32602, data: { param: "call.input" } });
    expect(() => toNodeCall({ to, input: "0x01", data: "0x02" })).toThrow(refusal);
    expect(() => toNodeCall({ to, input: "0x", data: "0x02" })).toThrow(refusal);
    expect(() => toNodeCall({ to, input: "0x01", data: "0x" })).toThrow(refusal);
  });
});
