/** `text` without the names that it imports and does not use. Imports are on one line each. */
export function withoutUnusedImports(text: string): string {
  const rest = text.replaceAll(/^from .*\n/gm, "").replaceAll(/"""[^]*?"""/g, "");
  const trimmed = text.replaceAll(/^(from \S+ import )([\w, ]+)\n/gm, (line, head: string, names: string) => {
    if (head.startsWith("from __future__")) return line;
    const used = names.split(", ").filter((name) => new RegExp(`\\b${name}\\b`).test(rest));
    return used.length === 0 ? "" : `${head}${used.join(", ")}\n`;
  });
  return trimmed.replaceAll(/\n{3,}(?=from )/g, "\n\n");
}
