import { errors } from "../../../../generated/errors.js";
import { maskKey } from "../../../../src/web/request-code/mask-key.js";
import { decodeQuantity } from "../../../../src/web/sandbox/decode-quantity.js";
import { explainError } from "../../../../src/web/sandbox/explain-error.js";
import { printJsonLines } from "../../../../src/web/sandbox/json-lines.js";
import { readQuota } from "../../../../src/web/sandbox/read-quota.js";

describe("a quantity", () => {
  it.each([
    ["0x0", "number", "0"],
    ["0x4bdcfb", "number", "4,971,771"],
    ["0xde0b6b3a7640000", "number", "1,000,000,000,000,000,000"],
    ["0x5e0be100", "time", "2020-01-01 00:00:00 UTC"],
    [`0x${"f".repeat(64)}`, "time", (2n ** 256n - 1n).toLocaleString("en-US")],
  ] as const)("%s, a %s, is shown as %s", (value, kind, text) => {
    expect(decodeQuantity(value, kind)).toBe(text);
  });

  it.each(["0x", "0x00", "0xG", "12", 12, null, `0x${"1".repeat(65)}`])("is not %s", (value) => {
    expect(decodeQuantity(value, "number")).toBeUndefined();
  });

  it("is only what the document calls one", () => {
    expect(decodeQuantity("0x1", undefined)).toBeUndefined();
  });
});

describe("a value as lines of JSON", () => {
  const value = { number: "0x10", list: ["0x10", { timestamp: "0x0" }], empty: [], none: {}, nil: null };

  it("is the JSON that is copied", () => {
    const { lines, isWhole } = printJsonLines(value, {}, 100);
    const text = lines.map(
      ({ depth, key, text: part, isLast }) =>
        `${"  ".repeat(depth)}${key ? `${key}: ` : ""}${part}${isLast ? "" : ","}`,
    );
    expect(text.join("\n")).toBe(JSON.stringify(value, null, 2));
    expect(isWhole).toBe(true);
  });

  it("has its quantities decoded, by the names of their members", () => {
    const { lines } = printJsonLines(value, { number: "number", timestamp: "time" }, 100);
    expect(lines.flatMap(({ decoded }) => decoded ?? [])).toEqual(["16", "1970-01-01 00:00:00 UTC"]);
    expect(printJsonLines("0x10", { "": "number" }, 1).lines[0]?.decoded).toBe("16");
  });

  it("ends at the most lines that are asked for", () => {
    expect(printJsonLines([1, 2], {}, 4)).toMatchObject({ lines: { length: 4 }, isWhole: true });
    expect(printJsonLines([1, 2, 3], {}, 4)).toMatchObject({ lines: { length: 4 }, isWhole: false });
  });
});

it("reads what is left of the quotas from the header", () => {
  expect(readQuota('"key";r=3;t=3600, "day";r=24999;t=3600, "month";r=0;t=7')).toEqual([
    { name: "key", left: 3, resetsInSeconds: 3_600 },
    { name: "day", left: 24_999, resetsInSeconds: 3_600 },
    { name: "month", left: 0, resetsInSeconds: 7 },
  ]);
  expect(readQuota(null)).toEqual([]);
  expect(readQuota("nonsense")).toEqual([]);
});

it("explains every error of the service, and no other", () => {
  for (const { code } of Object.values(errors)) expect(explainError(code)?.meaning).toMatch(/\w/);
  expect(explainError(errors.QuotaExceeded.code)?.href).toBe("/docs/errors#quotaexceeded");
  expect(explainError(12_345)).toBeUndefined();
});

it("shows no more than the beginning of a key", () => {
  expect(maskKey("http://localhost/rg_test_secret1", "rg_test_secret1")).toBe("http://localhost/rg_test_••••ret1");
});
