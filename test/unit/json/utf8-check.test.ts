import { isUtf8 } from "node:buffer";
import { Utf8Check } from "../../../src/json/utf8-check.js";
import { fc } from "../../seeded-fast-check.js";

function isValid(bytes: Uint8Array, size: number): boolean {
  const check = new Utf8Check();
  try {
    for (let at = 0; at < bytes.length; at += size) check.take(bytes.subarray(at, at + size));
    check.end();
    return true;
  } catch {
    return false;
  }
}

describe("Utf8Check", () => {
  it("takes characters of all lengths, wherever the bytes are split", () => {
    const bytes = Buffer.from("aé€😀b");
    for (let size = 1; size <= bytes.length; size++) expect(isValid(bytes, size)).toBe(true);
    for (const cut of [2, 4, 5, 7, 8, 9]) expect(isValid(bytes.subarray(0, cut), 1)).toBe(false);
  });

  it("agrees with node on any bytes, wherever they are split", () => {
    const byte = fc.constantFrom(
      0x61,
      0x80,
      0xbf,
      0xc2,
      0xc0,
      0xe2,
      0x82,
      0xac,
      0xed,
      0xa0,
      0xf0,
      0x9f,
      0x98,
      0xf8,
      0xff,
    );
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 12 }), fc.integer({ min: 1, max: 12 }), (given, size) => {
        const bytes = Buffer.from(given);
        expect(isValid(bytes, size)).toBe(isUtf8(bytes));
      }),
      { numRuns: 20_000 },
    );
  });
});
