import { parseBody } from "../../../src/rpc/parse-body.js";

describe("parseBody", () => {
  it("gives the value and the source of its ids", () => {
    const body = parseBody(Buffer.from('[{"id":1.0},{"id":"\\u0061"},3]'));
    expect(body.value).toEqual([{ id: 1 }, { id: "a" }, 3]);
    expect([0, 1, 2, 3].map((index) => body.idSource(index))).toEqual(["1.0", '"\\u0061"', undefined, undefined]);
  });

  it.each([
    ["nothing", "", "the body is empty"],
    ["white space", " \n", "the body is empty"],
    ["no JSON", "{", "the body is not valid JSON"],
    ["a byte-order mark", "\ufeff{}", "the body is not valid JSON"],
    ["text after the value", "{} {}", "the body is not valid JSON"],
  ])("refuses %s", (_name, text, message) => {
    expect(() => parseBody(Buffer.from(text))).toThrow(expect.objectContaining({ code: -32700, message }));
  });

  it("refuses what is not UTF-8, never guessing", () => {
    expect(() => parseBody(Buffer.from([0x22, 0xff, 0x22]))).toThrow(
      expect.objectContaining({ code: -32700, message: "the body is not valid UTF-8" }),
    );
  });
});
