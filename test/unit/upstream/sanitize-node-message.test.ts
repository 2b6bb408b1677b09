import { sanitizeNodeMessage } from "../../../src/upstream/sanitize-node-message.js";

it.each([
  ["gas required exceeds allowance (21000)", "gas required exceeds allowance (21000)"],
  ["insufficient funds for gas * price + value", "insufficient funds for gas * price + value"],
  ["account 0x00000000000000000000000000000000000000aa has no funds", "has no funds"],
  [
    "hash 0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa stays",
    "hash 0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa stays",
  ],
  ["see http://user:pw@node.internal:4444/key for more", "see for more"],
  ["dial 10.1.2.3:4444: connection refused", "dial: connection refused"],
  ["can't open /var/lib/rskj/db", "can't open"],
  ["can't open C:\\rskj\\db", "can't open"],
  ["java.lang.IllegalStateException: broken", "broken"],
  ["failed at co.rsk.Foo.bar(Foo.java:12) in thread", "failed"],
  ["failed\n\tat co.rsk.Foo", "failed"],
  ["  much   space  ", "much space"],
  ["a\u0007bell, a \u001B[31mcolour, NUL\0 and \u202Eturned", "a bell, a [31mcolour, NUL and turned"],
  ["\u2028", undefined],
  ["/etc/passwd", undefined],
  ["", undefined],
])("makes of %j: %j", (text, expected) => {
  expect(sanitizeNodeMessage(text)).toBe(expected);
});

it("shortens long texts to 200 characters", () => {
  expect(sanitizeNodeMessage("x".repeat(200))).toHaveLength(200);
  expect(sanitizeNodeMessage("x".repeat(201))).toBe(`${"x".repeat(199)}…`);
});
