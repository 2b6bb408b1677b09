import { namedRoutes, readKeyText } from "../../../src/http/rpc-path.js";

describe("readKeyText", () => {
  it.each([
    ["/rg_test_abc", "POST", "rg_test_abc"],
    ["/rg_test_abc", "GET", "rg_test_abc"],
    ["/rg_test_abc?x=/1", "POST", "rg_test_abc"],
    ["/rg_test_abc/", "POST", "rg_test_abc"],
    ["/rg_test_abc/?x=1", "POST", "rg_test_abc"],
    ["/anything.else", "DELETE", "anything.else"],
    ["/health", "GET", "health"],
    ["/Healthz", "GET", "Healthz"],
    ["/%20", "POST", "%20"],
    ["/", "POST", ""],
    ["/?x=1", "POST", ""],
  ])("%s (%s) is a call with the key %j", (url, verb, key) => {
    expect(readKeyText(url, verb)).toBe(key);
  });

  it.each<readonly [string, string | undefined]>([
    ["/", "GET"],
    ["/", "OPTIONS"],
    ["/", undefined],
    ["/a/b", "POST"],
    ["/rg_test_abc//", "POST"],
    ["/healthz/", "GET"],
    ["//", "POST"],
    ["*", "OPTIONS"],
    ["/healthz?deep=1", "POST"],
    ["http://proxy/key", "POST"],
    ...[...namedRoutes].map((name) => [`/${name}`, "POST"] as const),
  ])("%s (%s) is not a call", (url, verb) => {
    expect(readKeyText(url, verb)).toBeUndefined();
  });
});
