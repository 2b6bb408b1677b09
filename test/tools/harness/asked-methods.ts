import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { AskedMethods } from "./recording-proxy.js";

/** What each tool asked for by HTTP, and got: "ok", or error codes. Written by runs with `WRITE_PAGE`; the page is made of it. */
export type AskedByTool = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const file = "test/tools/asked-methods.json";

export function readAsked(): AskedByTool {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as AskedByTool) : {};
}

/** Puts what tools asked for in a run in the place of what is known of them. */
export function writeAsked(run: ReadonlyMap<string, AskedMethods>): void {
  const known: Record<string, AskedByTool[string]> = { ...readAsked() };
  for (const [tool, methods] of run) {
    const entries = [...methods].map(([method, outcomes]) => [method, [...outcomes].toSorted()] as const);
    known[tool] = Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
  const tools = Object.entries(known).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${inFormat(JSON.stringify(Object.fromEntries(tools), null, 2))}\n`);
}

/** As the formatter has it: lists in a line. */
function inFormat(json: string): string {
  return json.replaceAll(/\[\s+([^\]]*?)\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s+/g, " ")}]`);
}

/** Methods that a run asked for in vain and that the page doesn't know of, as `tool: method`. */
export function newlyMissing(run: ReadonlyMap<string, AskedMethods>): readonly string[] {
  const known = readAsked();
  return [...run].flatMap(([tool, methods]) =>
    [...methods]
      .filter(([method, outcomes]) => outcomes.has("-32601") && !known[tool]?.[method]?.includes("-32601"))
      .map(([method]) => `${tool}: ${method}`),
  );
}
