import { usePlaceOf } from "../../../src/gateway/use-place.js";

it.each([
  ["https://app.example.org", "203.0.113.7", "https://app.example.org"],
  ["null", "203.0.113.7", "null"],
  [`https://${"x".repeat(300)}`, "203.0.113.7", `https://${"x".repeat(248)}`],
  ["https://\u00e9\n.example", "203.0.113.7", "https://??.example"],
  [undefined, "203.0.113.7", "203.0.0.0/16"],
  [undefined, "::ffff:203.0.113.7", "203.0.0.0/16"],
  [undefined, "2001:db8:1:2::7", "2001:db8::/32"],
  [undefined, "2001::7", "2001:0::/32"],
  [undefined, "::1", "0:0::/32"],
])("the origin %j from %s is %s", (origin, address, place) => {
  expect(usePlaceOf(origin, address)).toBe(place);
});

it("has a place for a lost connection, too", () => {
  expect(usePlaceOf(undefined, "")).toBe("unknown");
});
