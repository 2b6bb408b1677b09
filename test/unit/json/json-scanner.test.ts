import { JsonScanner } from "../../../src/json/json-scanner.js";
import { fc } from "../../seeded-fast-check.js";

/** The end of the value, with a space after it, when its bytes come in pieces of `size`; -1 if it is refused. */
function scanInPieces(bytes: Uint8Array, size: number): number {
  const scanner = new JsonScanner();
  try {
    for (let at = 0; at < bytes.length; at += size) {
      const end = scanner.scan(bytes.subarray(at, at + size));
      if (end !== -1) return at + end;
    }
  } catch {
    // Refused.
  }
  return -1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("JsonScanner", () => {
  it.each([
    ["a text", `"0x${"60".repeat(50)}"`],
    ["texts in an array", '["0xab","","0x1f","a\\"b","\\u00e9",["x","y"],"z"]'],
    ["objects", '[{"hash":"0xab","a":"","topics":["0x1","0x2"],"b":{}},{"hash" : "0xcd" , "n":null},{}]'],
    ["numbers and literals", '{"gas":21000,"ok":true,"no":false,"none":null,"list":[0,1,-2,3.5,1e9,true]}'],
    ["long numbers", `[${"7".repeat(31)},${"7".repeat(32)},${"7".repeat(33)},0.${"1".repeat(60)},-0]`],
    ["white space", '[ 1 , "a" , { "b" : 2 } ,\n\tnull ]'],
  ])("finds the end of %s, wherever the bytes are split", (_, text) => {
    const bytes = Buffer.from(`${text} ,"x":1}`);
    for (let size = 1; size <= bytes.length; size++) expect(scanInPieces(bytes, size)).toBe(text.length);
  });

  it("agrees with JSON.parse on bytes that were tampered with, wherever they are split", () => {
    const good = '[{"pc":12,"op":"PUSH1","ok":true,"s":["0x01","\\u00e9",-1.5e3],"m":null},false,0,"x"]';
    fc.assert(
      fc.property(
        fc.nat(good.length - 1),
        fc.constantFrom(...'"\\{}[],:0123456789.eE+-truefalsnu \n\t\u0001'.split("")),
        fc.integer({ min: 1, max: 24 }),
        (at, char, size) => {
          const text = good.slice(0, at) + char + good.slice(at + 1);
          const end = scanInPieces(Buffer.from(`${text} `), size);
          if (isJson(text)) expect(end).toBe(text.length);
          // What comes after a value is not the scanner's business.
          else expect(end === -1 || isJson(text.slice(0, end))).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it.each([
    "01",
    "-",
    "1.",
    "1e",
    "truE",
    "nul",
    "falsy",
    "nulls",
    "truefalse",
    "12a",
    "+1",
    ".5",
    `1${"0".repeat(40)}x`,
  ])("refuses %s", (atom) => {
    for (const size of [1, 2, 100]) expect(scanInPieces(Buffer.from(`[${atom},1] `), size)).toBe(-1);
  });

  it("takes a number of 1,000 bytes and refuses one of 1,001", () => {
    for (const size of [100, 5_000]) {
      expect(scanInPieces(Buffer.from(`[${"7".repeat(1_000)}]`), size)).toBe(1_002);
      expect(scanInPieces(Buffer.from(`[${"7".repeat(1_001)}]`), size)).toBe(-1);
    }
  });

  it("takes a nesting of 128 and refuses one of 129", () => {
    const nested = (depth: number): Buffer => Buffer.from("[".repeat(depth) + "]".repeat(depth));

    expect(scanInPieces(nested(128), 64)).toBe(256);
    expect(scanInPieces(nested(129), 64)).toBe(-1);
  });
});
