import { skipPlain } from "../../../src/json/plain-text.js";

const isPlain = (byte: number): boolean => byte >= 0x20 && byte !== 0x22 && byte !== 0x5c;

describe("skipPlain", () => {
  it.each([
    ["hexadecimal digits", "0x9f60"],
    ["words", "Gas left: "],
    ["no ASCII", "日本é"],
  ])("stops at each byte that ends plain text, and at no other, wherever it comes amid %s", (_, text) => {
    const letters = Buffer.from(text.repeat(12));
    const view = new DataView(letters.buffer, letters.byteOffset, 45);
    for (let byte = 0; byte < 256; byte++) {
      for (let at = 0; at < view.byteLength; at++) {
        const before = view.getUint8(at);
        view.setUint8(at, byte);
        for (const from of [0, 1, 2, 3].filter((start) => start <= at))
          if (skipPlain(view, from) !== (isPlain(byte) ? view.byteLength : at))
            throw new Error(`byte ${byte} at ${at}, from ${from}: ${skipPlain(view, from)}`);
        view.setUint8(at, before);
      }
    }
    expect(skipPlain(view, 0)).toBe(view.byteLength);
  });

  it("gives the first of two such bytes", () => {
    const bytes = new Uint8Array(40).fill(0x61);
    const view = new DataView(bytes.buffer);
    for (let first = 0; first < bytes.length; first++) {
      bytes.fill(0x61).fill(0x22, first);
      expect(skipPlain(view, 0)).toBe(first);
    }
  });

  it("is at the end of no bytes", () => {
    expect(skipPlain(new DataView(new ArrayBuffer(8), 4, 0), 0)).toBe(0);
  });
});
