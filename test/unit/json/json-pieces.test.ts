import { JsonPieces, joinJson } from "../../../src/json/json-pieces.js";

const small = (text: string) => Buffer.from(text);
const large = Buffer.alloc(16_384, "L");

describe("JsonPieces", () => {
  it("passes large parts on as they are, and joins small neighbours", () => {
    const json = new JsonPieces().add(small("["), small("1,"), large, small(","), small("2"), small("]"));
    expect(json.pieces.map((piece) => (piece === large ? "large" : Buffer.from(piece).toString()))).toEqual([
      "[1,",
      "large",
      ",2]",
    ]);
    expect(json.length).toBe(3 + 16_384 + 3);
  });

  it("joins small parts to pieces that are not much larger than they need be", () => {
    const json = new JsonPieces();
    for (let index = 0; index < 100; index++) json.add(Buffer.alloc(16_383));
    const lengths = json.pieces.map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThan(2 * 65_536);
    expect(lengths.length).toBeLessThan(30);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(json.length);
  });

  it("can go on after its pieces were read", () => {
    const json = new JsonPieces().add(small("a"));
    expect(json.pieces).toHaveLength(1);
    json.add(small("b"));
    expect(Buffer.concat(json.pieces).toString()).toBe("ab");
  });
});

describe("joinJson", () => {
  it("makes one run of bytes of what is small, and pieces of what is not", () => {
    expect(joinJson([small("["), small("]")])).toEqual(Buffer.from("[]"));
    expect(joinJson([small("["), Buffer.alloc(16_382)])).toBeInstanceOf(Uint8Array);
    expect(joinJson([small("["), Buffer.alloc(16_383)])).toBeInstanceOf(JsonPieces);
  });
});
