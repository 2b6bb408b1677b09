/** Control characters, which a terminal would interpret: users choose some of the texts. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Formats rows as columns, with a heading first. */
export function formatTable(
  heading: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const table = [heading, ...rows.map((row) => row.map((cell) => String(cell ?? "-").replaceAll(invisible, "\uFFFD")))];
  const widths = heading.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}
