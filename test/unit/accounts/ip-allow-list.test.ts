import { normaliseNetwork, readIpAllowList } from "../../../src/accounts/ip-allow-list.js";

describe("a list of IP addresses", () => {
  it.each([
    ["203.0.113.7", ["203.0.113.7", "::ffff:203.0.113.7"], ["203.0.113.8", "::ffff:203.0.113.8", "2001:db8::1"]],
    ["203.0.113.0/24", ["203.0.113.0", "203.0.113.255"], ["203.0.112.255", "203.0.114.0"]],
    ["203.0.113.9/24", ["203.0.113.0", "203.0.113.255"], ["203.0.114.0"]],
    ["0.0.0.0/0", ["1.2.3.4", "255.255.255.255"], ["2001:db8::1"]],
    ["2001:db8::1", ["2001:db8::1", "2001:0DB8:0:0::1"], ["2001:db8::2", "203.0.113.7"]],
    ["2001:db8::/32", ["2001:db8::1", "2001:db8:ffff::"], ["2001:db9::"]],
  ])("with %s", (entry, inside, outside) => {
    const list = readIpAllowList([entry]);
    expect(inside.filter((ip) => !list?.has(ip))).toEqual([]);
    expect(outside.filter((ip) => list?.has(ip))).toEqual([]);
  });

  it.each(["", "no address", "203.0.113", "203.0.113.7:80"])("has none that is %j", (ip) => {
    expect(readIpAllowList(["0.0.0.0/0", "::/0"])?.has(ip)).toBe(false);
  });

  it("allows all when it is empty", () => {
    expect(readIpAllowList([])).toBeUndefined();
  });

  it("takes what is on any of its lines", () => {
    const list = readIpAllowList(["203.0.113.7", "2001:db8::/32", "198.51.100.0/24"]);
    expect(["203.0.113.7", "2001:db8::5", "198.51.100.9"].every((ip) => list?.has(ip))).toBe(true);
  });
});

describe("an entry is kept", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.0/24", "203.0.113.0/24"],
    ["2001:DB8::/32", "2001:db8::/32"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["203.0.113.7/32", "203.0.113.7/32"],
    ["203.0.113.7/33", undefined],
    ["::1/129", undefined],
    ["::ffff:203.0.113.0/120", undefined],
    ["203.0.113.7/", undefined],
    ["203.0.113.7/-1", undefined],
    ["example.org", undefined],
    ["", undefined],
  ])("%j as %j", (given, kept) => {
    expect(normaliseNetwork(given)).toBe(kept);
  });
});
