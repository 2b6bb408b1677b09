/** Drops the names that a module imports and does not use, and sorts the others. Imports are on one line each. */
export function tidyImports(text: string): string {
  const rest = text.replaceAll(/^from .*\n/gm, "").replaceAll(/"""[^]*?"""/g, "");
  const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(rest);
  const tidied = text.replaceAll(/^(from \S+ import )([\w, ]+)\n/gm, (line, head: string, names: string) => {
    if (head.startsWith("from __future__")) return line;
    const used = names.split(", ").filter(isUsed).toSorted();
    return used.length === 0 ? "" : `${head}${used.join(", ")}\n`;
  });
  return tidied.replaceAll(/\n{3,}(?=from )/g, "\n\n");
}
