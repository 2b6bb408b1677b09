import type { IncomingMessage } from "node:http";
import { createClientAddress } from "../../../src/http/client-address.js";

const requestFrom = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

describe("a client's address", () => {
  it.each([
    [
      "the connection's, whatever the request says, where no proxy is trusted",
      0,
      "192.0.2.1",
      "198.51.100.7",
      "192.0.2.1",
    ],
    ["what one trusted proxy adds", 1, "192.0.2.1", "10.9.9.9, 198.51.100.7", "198.51.100.7"],
    ["what the first of two trusted proxies adds", 2, "192.0.2.1", "10.9.9.9, 198.51.100.7, 192.0.2.2", "198.51.100.7"],
    ["what a trusted subnet adds", ["192.0.2.0/24"], "192.0.2.1", "198.51.100.7", "198.51.100.7"],
    [
      "the connection's, where it is not of the trusted subnet",
      ["192.0.2.0/24"],
      "203.0.113.1",
      "198.51.100.7",
      "203.0.113.1",
    ],
    ["the connection's, where a proxy passes on what is no address", 1, "192.0.2.1", "x".repeat(9_999), "192.0.2.1"],
    ["an IPv6 network", 0, "2001:db8::1", undefined, "2001:db8:0:0"],
    ["empty, when the connection is lost", 0, undefined, undefined, ""],
  ] as const)("is %s", (_case, trustProxy, remoteAddress, forwarded, address) => {
    const addressOf = createClientAddress(typeof trustProxy === "number" ? trustProxy : [...trustProxy]);
    expect(addressOf(requestFrom(remoteAddress, forwarded))).toBe(address);
  });
});
