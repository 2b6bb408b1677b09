import { parseTrustProxy } from "../../../src/config/trust-proxy.js";

describe("TRUST_PROXY", () => {
  it.each([
    ["0", 0],
    ["2", 2],
    ["loopback", ["loopback"]],
    ["10.0.0.1, 192.168.0.0/16,fd00::/8", ["10.0.0.1", "192.168.0.0/16", "fd00::/8"]],
  ])("takes %s", (text, parsed) => {
    expect(parseTrustProxy(text)).toEqual(parsed);
  });

  it.each(["true", "", "-1", "1.5", "everyone", "10.0.0.0/33", "::/129", "10.0.0.1/8/8", "10.0.0.1,"])(
    "refuses %s",
    (text) => {
      expect(parseTrustProxy(text)).toBeUndefined();
    },
  );
});
