import { parseRequest, splitBody } from "../../../src/rpc/request.js";
import { runs } from "../../runs.js";
import { fc } from "../../seeded-fast-check.js";

function parse(bytes: Buffer) {
  const body = splitBody(bytes, 100);
  const values = body.requests.map((_, index) => parseRequest(body, index));
  return {
    isBatch: body.isBatch,
    values: values.map(({ value }) => value),
    ids: values.map(({ idSource }) => idSource()),
  };
}

const refusal = (message: string) => expect.objectContaining({ code: -32700, message });

describe("a body", () => {
  it("comes to its values and the sources of their ids", () => {
    expect(parse(Buffer.from('[{"id":1.0},{"id":"\\u0061"},3]'))).toEqual({
      isBatch: true,
      values: [{ id: 1 }, { id: "a" }, 3],
      ids: ["1.0", '"\\u0061"', undefined],
    });
    expect(parse(Buffer.from('{"id":7}'))).toEqual({ isBatch: false, values: [{ id: 7 }], ids: ["7"] });
    expect(parse(Buffer.from(" [ ] "))).toEqual({ isBatch: true, values: [], ids: [] });
  });

  it.each([
    ["", 65_536],
    ["", 65_537],
    ["ü中😀", 65_536],
    ["ü中😀", 65_537],
  ])("has the ids and values as they came, after %p, in %d bytes", (text, length) => {
    const before = `[{"text":"${text}","id":"${text}"},`;
    const bytes = Buffer.from(`${before}${'{"id": 1.0 }]'.padStart(length - Buffer.byteLength(before))}`);

    expect(bytes).toHaveLength(length);
    expect(parse(bytes)).toEqual({ isBatch: true, values: [{ text, id: text }, { id: 1 }], ids: [`"${text}"`, "1.0"] });
  });

  it.each([
    ["nothing", "", "the body is empty"],
    ["white space", " \n", "the body is empty"],
    ["no JSON", "{", "the body is not valid JSON"],
    ["a byte-order mark", "\ufeff{}", "the body is not valid JSON"],
    ["a byte-order mark before a batch", "\ufeff[1]", "the body is not valid JSON"],
    ["text after the value", "{} {}", "the body is not valid JSON"],
    ["text after a batch", "[1] 2", "the body is not valid JSON"],
    ["a batch with an element missing", "[1,]", "the body is not valid JSON"],
    ["a batch cut short", "[1,", "the body is not valid JSON"],
    ["a batch that another bracket closes", "[1}", "the body is not valid JSON"],
  ])("is refused when it is %s", (_name, text, message) => {
    expect(() => parse(Buffer.from(text))).toThrow(refusal(message));
  });

  it("is refused when it is not UTF-8, never guessing", () => {
    expect(() => parse(Buffer.from([0x22, 0xff, 0x22]))).toThrow(refusal("the body is not valid UTF-8"));
  });

  it("is JSON in parts when it is as a whole, and the same", () => {
    const pieces = fc.constantFrom(
      "[",
      "]",
      "{",
      "}",
      ",",
      ":",
      '"',
      "\\",
      "1",
      " ",
      '"a"',
      '"id"',
      "null",
      "é",
      "\u00a0",
    );
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
      fc.array(fc.json(), { maxLength: 4 }).map((elements) => `[${elements.join(" ,")}]`),
      fc.tuple(fc.json(), pieces, fc.nat()).map(([json, piece, at]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + piece + json.slice(place);
      }),
    );
    fc.assert(
      fc.property(text, (given) => {
        let whole: unknown;
        try {
          whole = JSON.parse(given);
        } catch {
          expect(() => parse(Buffer.from(given))).toThrow(expect.objectContaining({ code: -32700 }));
          return;
        }
        const { isBatch, values } = parse(Buffer.from(given));
        expect(isBatch ? values : values[0]).toEqual(whole);
        expect(isBatch).toBe(Array.isArray(whole));
      }),
      { numRuns: runs(5_000) },
    );
  });
});
