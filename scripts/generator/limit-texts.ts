import type { OpenRpcDocument } from "./openrpc-document.js";

/** A part of the document that states limits in its texts: `info`, or a method. `names`: the limits that its `x-limits` lists. */
export interface LimitScope {
  readonly pointer: string;
  readonly part: object;
  readonly names: readonly string[];
}

/** Every part of the document that may state limits. */
export function limitScopes({ info, methods }: OpenRpcDocument): LimitScope[] {
  const parts = [{ pointer: "/info", part: info }, ...methods.map((part, at) => ({ pointer: `/methods/${at}`, part }))];
  return parts.map(({ pointer, part }) => ({ pointer, part, names: part["x-limits"] ?? [] }));
}

/** A limit as texts state it, in the unit that its name ends in: bytes in the largest binary unit that keeps it whole, milliseconds as seconds. */
export function describeLimit(name: string, value: number): string {
  if (name.endsWith("Minutes")) return `${describeNumber(value)} minutes`;
  if (name.endsWith("Ms") && value % 1_000 === 0) return `${describeNumber(value / 1_000)} seconds`;
  if (name.endsWith("Ms")) return `${describeNumber(value)} ms`;
  if (!name.endsWith("Bytes")) return describeNumber(value);
  if (value % 2 ** 20 === 0) return `${describeNumber(value / 2 ** 20)} MiB`;
  return value % 2 ** 10 === 0 ? `${describeNumber(value / 2 ** 10)} KiB` : `${describeNumber(value)} bytes`;
}

const describeNumber = (value: number): string => value.toLocaleString("en-US");

/** The words of a limit in a text, and nothing that only contains them: "100" is not in "1,100" or "100 KiB". */
export function matchWords(words: string): RegExp {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w,.-])${escaped}(?![\w,.]*\w| (?:KiB|MiB|GiB|bytes|seconds|ms|minutes)\b)`, "g");
}

/** Calls `visit` with each text of `value` and its JSON pointer, in the document's order; values that a user sends or receives are no texts. */
export function visitTexts(value: unknown, pointer: string, visit: (text: string, pointer: string) => void): void {
  if (typeof value === "string") visit(value, pointer);
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value))
    if (!["value", "examples", "default", "pattern"].includes(name))
      visitTexts(member, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, visit);
}
