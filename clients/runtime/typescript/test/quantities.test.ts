import { printQuantity, readQuantities, type Shapes } from "../src/quantities.js";

const named: Shapes["named"] = { Block: { number: "q", uncles: { "[]": "Block" }, "*": "q" } };
const read = (value: unknown, shape: Parameters<typeof readQuantities>[1]) => readQuantities(value, shape, named);

it("quantities are bigints, wherever the shape says that they are", () => {
  const block = { number: "0xff", uncles: [{ number: "0x0", uncles: [] }], gas: "0x1", hash: null };
  expect(read(block, "Block")).toEqual({ number: 255n, uncles: [{ number: 0n, uncles: [] }], gas: 1n, hash: null });
  expect(read(["0x1"], { "[]": "q" })).toEqual([1n]);
});

it("whatever is no quantity stays as it is", () => {
  for (const value of ["0x", "12", 12, true, null, "0xg"]) expect(read(value, "q")).toBe(value);
  expect(read({ number: "0x1" }, undefined)).toEqual({ number: "0x1" });
  expect(read("text", "Block")).toBe("text");
});

it("a member that only its prototype has is no shape", () => {
  expect(read({ constructor: "0x1" }, { number: "q" })).toEqual({ constructor: "0x1" });
});

it("bigints are sent as quantities", () => {
  expect(JSON.stringify([255n, 0n, "0x1"], printQuantity)).toBe('["0xff","0x0","0x1"]');
});
