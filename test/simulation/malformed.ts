import type { Faults } from "./faults.js";

/** Deeper than the gateway takes, and longer than it reads of an error. */
const levels = 9_000;
const errorBytes = 100_000;

/** A node's response after what a broken program or proxy may do to it. */
export function malformed(kind: Faults["malformation"], response: string): Buffer {
  const text = Buffer.from(response);
  const withResult = (member: string): Buffer =>
    Buffer.from(response.replace(/"result":("[^"]*"|null|true|false)/g, member));
  switch (kind) {
    case "utf8":
      return Buffer.concat([text.subarray(0, -1), Buffer.from(',"x":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    case "nesting":
      return withResult(`"result":${nested()}`);
    case "long error":
      return withResult(`"error":${longError()}`);
    case "other ids":
      return Buffer.from(response.replace(/"id":(\d+)/g, (_, id: string) => `"id":${Number(id) + 1_000_000}`));
    case "no id":
      return Buffer.from(response.replace(/"id":\d+,/g, ""));
    default:
      return text.subarray(0, Math.ceil(text.length / 2));
  }
}

function nested(): string {
  return "[".repeat(levels) + "]".repeat(levels);
}

function longError(): string {
  return `{"code":-32000,"message":"${"x".repeat(errorBytes)}"}`;
}
