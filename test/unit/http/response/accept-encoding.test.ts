import { chooseEncoding } from "../../../../src/http/response/accept-encoding.js";

describe("chooseEncoding", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["identity", undefined],
    ["gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["GZIP;q=1.0", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.000 , gzip ;q=0.1", "gzip"],
    ["*", "br"],
    ["*;q=0", undefined],
    ["br;q=0, *", "gzip"],
    ["brotli, xgzip", undefined],
  ] as const)("takes %j for %j", (header, encoding) => {
    expect(chooseEncoding(header, ["br", "gzip"])).toBe(encoding);
  });

  it("keeps to what is offered, in its order", () => {
    expect(chooseEncoding("gzip, br", ["gzip"])).toBe("gzip");
    expect(chooseEncoding("br, gzip", ["gzip", "br"])).toBe("gzip");
  });
});
