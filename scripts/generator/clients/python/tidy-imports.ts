import { layOutImport } from "./layout.js";

/** Drops the names that a module imports and does not use, and sorts the others. Imports are on one line each. */
export function tidyImports(text: string): string {
  const rest = text.replaceAll(/^from .*\n/gm, "").replaceAll(/"""[^]*?"""/g, "");
  const isUsed = (name: string, isModule: boolean): boolean =>
    new RegExp(`\\b${name}${isModule ? '[."]' : "\\b"}`).test(rest);
  const tidied = text.replaceAll(/^(from \S+ import )([\w, ]+)\n/gm, (line, head: string, names: string) => {
    if (head.startsWith("from __future__")) return line;
    const isModule = /^from \.(?:_runtime)? import /.test(head);
    const used = names
      .split(", ")
      .filter((name) => isUsed(name, isModule))
      .toSorted();
    const module = head.replace(/^from (\S+) import $/, "$1");
    return used.length === 0 ? "" : `${layOutImport(module, used)}\n`;
  });
  return tidied.replaceAll(/\n{3,}(?=from )/g, "\n\n");
}
