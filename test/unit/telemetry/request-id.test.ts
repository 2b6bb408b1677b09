import { createRequestIds } from "../../../src/telemetry/request-id.js";

describe("request IDs", () => {
  it("are those of their process, counted", () => {
    const next = createRequestIds("0badcafe0000");
    expect(Array.from({ length: 40 }, next).filter((_, index) => [0, 9, 10, 36].includes(index))).toEqual([
      "0badcafe0000-0",
      "0badcafe0000-9",
      "0badcafe0000-a",
      "0badcafe0000-10",
    ]);
  });

  it("differ between processes", () => {
    expect(createRequestIds()()).not.toBe(createRequestIds()());
  });
});
