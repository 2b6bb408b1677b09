import { bytesToHex, hexToBytes, toBigEndian } from "../../../src/rootstock/bytes.js";

it("reads hex digits of either case, and an odd one as a byte", () => {
  expect([...hexToBytes("0x")]).toEqual([]);
  expect([...hexToBytes("0x0aFf")]).toEqual([10, 255]);
  expect([...hexToBytes("0x101")]).toEqual([1, 1]);
});

it.each(["", "00", "0xg0", "0x0 ", "0x0x00"])("refuses %j", (text) => {
  expect(() => hexToBytes(text)).toThrow(/hex/);
});

it("writes bytes in lower case", () => {
  expect(bytesToHex(Uint8Array.of(0, 10, 255))).toBe("0x000aff");
});

it("writes numbers without leading zeros, and zero as no byte at all", () => {
  expect([0n, 1n, 255n, 256n].map((value) => [...toBigEndian(value)])).toEqual([[], [1], [255], [1, 0]]);
});
