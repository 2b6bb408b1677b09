import { keyOf } from "../../../src/node/call-key.js";
import { fc } from "../../seeded-fast-check.js";

const method = "eth_call";
const params = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 3 });

/** One text per value, the order of members aside: JSON with sorted names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)))
      : member,
  );
}

describe("keyOf", () => {
  it("gives two calls the same key exactly when they ask the same", () => {
    fc.assert(
      fc.property(params, params, (left, right) => {
        const isSame = canonical(left) === canonical(right);
        expect(keyOf({ method, params: left }) === keyOf({ method, params: right })).toBe(isSame);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [
      ["ab", "c"],
      ["a", "bc"],
    ],
    [["1:as1:b"], ["a", "b"]],
    [[["a"], "b"], [["a", "b"]]],
    [[{ a: "b" }], [["a", "b"]]],
    [[{ a: "1", b: "2" }], [{ a: "11:bs1:2" }]],
    [["null"], [null]],
    [["true"], [true]],
    [["1"], [1]],
    [[[]], [{}]],
    [[], [[]]],
  ])("tells %j from %j", (left, right) => {
    expect(keyOf({ method, params: left })).not.toBe(keyOf({ method, params: right }));
  });

  it("takes no notice of the order of members, nor of those that are undefined", () => {
    const left = { to: "0x1", data: "0x2", gas: undefined };
    expect(keyOf({ method, params: [left] })).toBe(keyOf({ method, params: [{ data: "0x2", to: "0x1" }] }));
  });

  it("tells methods apart, for the same params too", () => {
    const same = ["0x1"];
    expect(keyOf({ method, params: same })).not.toBe(keyOf({ method: "eth_estimateGas", params: same }));
  });
});
