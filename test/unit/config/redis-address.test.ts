import { hideRedisPasswords, parseRedisAddress } from "../../../src/config/redis-address.js";

describe("REDIS_URL", () => {
  it("names one Redis, or nodes of a cluster, with commas in passwords", () => {
    expect(parseRedisAddress("rediss://:a,b@host:1/2")).toEqual({ urls: ["rediss://:a,b@host:1/2"] });
    expect(parseRedisAddress("redis://a:1, redis://b:2")).toEqual({ urls: ["redis://a:1", "redis://b:2"] });
  });

  it.each([
    [
      "redis+sentinel://a,b:2/cache",
      { sentinels: [host("a", 26_379), host("b", 2)], primary: "cache", database: 0, isTls: false },
    ],
    [
      "rediss+sentinel://u:p%40%2F%3A@[::1]:3/my%20name/7?sentinel_password=s%26t",
      {
        sentinels: [host("::1", 3)],
        primary: "my name",
        database: 7,
        username: "u",
        password: "p@/:",
        sentinelPassword: "s&t",
        isTls: true,
      },
    ],
    [
      "redis+sentinel://:p@a:65535/x",
      { sentinels: [host("a", 65_535)], primary: "x", database: 0, password: "p", isTls: false },
    ],
  ])("names a primary by its sentinels: %s", (text, address) => {
    expect(parseRedisAddress(text)).toEqual(address);
  });

  it.each([
    "http://a:1",
    "redis://",
    "redis://:s3cret@a:port",
    "redis://a:1,http://:s3cret@b:2",
    "redis+sentinel://:s3cret@a:1",
    "redis+sentinel://:s3cret@a:65536/name",
    "redis+sentinel://:s3cret@a:0/name",
    "redis+sentinel://:s3cret@a:1/name/db",
    "redis+sentinel://a:1/name?sentinel_password=s3cret&other=1",
    "redis+sentinel://:s3cret@,/name",
  ])("refuses %s, without its password", (text) => {
    expect(() => parseRedisAddress(text)).toThrow(/^must (be|have|name) (?!.*s3cret)/);
  });

  it.each([
    ["redis://:s3,c@a:1, redis://u:s3@b:2", "redis://:***@a:1,redis://u:***@b:2"],
    ["redis+sentinel://:s3@a:1,b:2/x/1?sentinel_password=s3", "redis+sentinel://:***@a:1,b:2/x/1?***"],
    ["redis+sentinel://a:1,b:2/x", "redis+sentinel://a:1,b:2/x"],
    ["redis://:s3:c@d@a:1", "redis://:***@a:1"],
  ])("is shown without passwords: %s", (text, shown) => {
    expect(hideRedisPasswords(text, "***")).toBe(shown);
  });
});

function host(name: string, port: number) {
  return { host: name, port };
}
