import { JsonScanner } from "../../../src/json/json-scanner.js";
import { canSkipTokens, maxSkippedDepth, TokenSkipper } from "../../../src/json/token-skipper.js";
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

/** Why `bytes` are refused in pieces of `size`, or where the value ends in which piece. */
function describeScan(bytes: Uint8Array, size: number, skips: boolean): string {
  const scanner = new JsonScanner(undefined, skips);
  try {
    for (let at = 0; at < bytes.length; at += size) {
      const end = scanner.scan(bytes.subarray(at, at + size));
      if (end !== -1) return `ends at ${at + end}`;
    }
    return "goes on";
  } catch (error) {
    return (error as Error).message;
  }
}

/** Values, and texts that are none, of up to some thousands of bytes. */
const texts = fc
  .tuple(
    fc.json({ maxDepth: 6, depthSize: "large", noUnicodeString: false }),
    fc.constantFrom("", " ", "0x".padEnd(700, "ab"), "\\u00e9\\n".repeat(90), "[".repeat(130), "7".repeat(40)),
    fc.constantFrom('"', "\\", "{", "}", "[", "]", ":", ",", "0", "e", "\u0001", "\u00e9"),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.boolean(),
  )
  .map(([json, long, wrong, place, isWrong]) => {
    const text = `[{"long":"${long}","list":[${json},${json}],"n":-1.5e3},${json}]`;
    const at = Math.floor(place * text.length);
    return isWrong ? text.slice(0, at) + wrong + text.slice(at + 1) : text;
  });

describe("JsonScanner", () => {
  it("has WebAssembly in each Node.js that is supported", () => {
    expect(canSkipTokens).toBe(true);
  });

  it("finds by WebAssembly what it finds without, in whole texts and in pieces", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(1, 63, 64, 65, 1_023, 1_024, 1_025, 65_536), (text, size) => {
        const bytes = Buffer.from(`${text} `);
        expect(describeScan(bytes, size, true)).toBe(describeScan(bytes, size, false));
      }),
      { numRuns: 3_000 },
    );
  });

  it("goes on where a part ends that was copied at a time, whatever stands there", () => {
    const inner = '{"k":"0xab","e":"\\u00e9\\"","n":[12,true,-1.5,null,{}]}';
    const filler = '"0x0123456789abcdef",';
    // The parts end after 1,024 bytes, 4,096 more, 16,384 more and 65,536 more.
    for (const end of [1_024, 5_120, 21_504, 87_040])
      for (let shift = 0; shift <= inner.length; shift++) {
        const before = "[" + filler.repeat(Math.floor(end / filler.length) - 4);
        const text = `${before}${" ".repeat(end - before.length - shift)}${inner}]`;
        expect(describeScan(Buffer.from(`${text} `), Infinity, true)).toBe(`ends at ${text.length}`);
        const wrong = Buffer.from(`${text.slice(0, end)}\u0001`);
        expect(describeScan(wrong, Infinity, true)).toBe(describeScan(wrong, Infinity, false));
      }
  });

  it.each(["1 2", "1\n2", "12 .5", "tr ue", '"a" "b"', '{"a" "b"}', '{"a":1 2}', '{"a":1,}', "[1,]", "[,1]"])(
    "refuses %j, wherever the bytes are split",
    (text) => {
      const space = " ".repeat(64);
      const bytes = Buffer.from(`[${space}${text}${space}]`);
      for (let at = 0; at <= bytes.length; at++) {
        const scanner = new JsonScanner();
        expect(() => {
          scanner.scan(bytes.subarray(0, at));
          scanner.scan(bytes.subarray(at));
        }).toThrow(/unexpected byte|neither a number/);
      }
    },
  );

  it.each(["1.5,", "-1,", '"\\u00e9",'])(
    "skips once in 256 bytes at most where each token is as unusual as %s",
    (token) => {
      const skip = jest.spyOn(TokenSkipper.prototype, "skip");
      const text = `[${token.repeat(10_000)}0]`;

      expect(new JsonScanner().scan(Buffer.from(`${text} `))).toBe(text.length);
      expect(skip.mock.calls.length).toBeLessThanOrEqual(text.length / 256 + 1);
      skip.mockRestore();
    },
  );

  it("keeps the places of several scanners that take turns apart", () => {
    const text = Buffer.from(JSON.stringify({ list: Array.from({ length: 2_000 }, () => ({ a: ["0x12"], b: 1 })) }));
    const other = Buffer.from(JSON.stringify(Array(3_000).fill("0xabcdef")));
    const [one, two] = [new JsonScanner(), new JsonScanner()];
    for (let at = 0; at < text.length; at += 1_000) {
      const end = one.scan(text.subarray(at, at + 1_000));
      two.scan(other.subarray(at, at + 1_000));
      expect(end).toBe(at + 1_000 >= text.length ? text.length - at : -1);
    }
  });

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

  it.each([maxSkippedDepth, maxSkippedDepth + 1, 20_000])("takes a nesting of %s where that is the limit", (depth) => {
    const text = `{"a":[-1.5,"x"],"b":${"[".repeat(depth - 1)}-1.5${',-1.5,"x"]'.repeat(depth - 1)}}`;
    const scan = (maxDepth: number) => new JsonScanner(maxDepth).scan(Buffer.from(`${text} `));

    expect(scan(depth)).toBe(text.length);
    expect(() => scan(depth - 1)).toThrow("nested too deeply");
  });

  it("takes a nesting of 128 and refuses one of 129", () => {
    const nested = (depth: number): Buffer => Buffer.from("[".repeat(depth) + "]".repeat(depth));

    expect(scanInPieces(nested(128), 64)).toBe(256);
    expect(scanInPieces(nested(129), 64)).toBe(-1);
  });
});
