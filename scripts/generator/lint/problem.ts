import type { OpenRpcDocument } from "../openrpc-document.js";

/** One thing wrong with the document, and where: a JSON pointer into it. */
export interface Problem {
  pointer: string;
  message: string;
}

/** Looks for one family of problems. */
export type Rule = (document: OpenRpcDocument) => Problem[];

/** `name` as one step of a JSON pointer. */
export function step(name: string | number): string {
  return `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** `message` about each entry that has come up before. */
export function findRepeated(entries: readonly { pointer: string; key: string; message: string }[]): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap(({ pointer, key, message }) => {
    if (seen.has(key)) return [{ pointer, message }];
    seen.add(key);
    return [];
  });
}

/** A problem for each of `names` that is missing from `table` and each name of `table` that is none of them. */
export function compareNames(names: readonly string[], table: object, pointer: string): Problem[] {
  const missing = names.filter((name) => !Object.hasOwn(table, name));
  const stray = Object.keys(table).filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => ({ pointer, message: `${name} is missing` })),
    ...stray.map((name) => ({ pointer: pointer + step(name), message: "there is no such name in the document" })),
  ];
}
