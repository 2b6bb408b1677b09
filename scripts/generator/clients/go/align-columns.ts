/** Lines whose columns are as wide as gofmt makes them. */
export function alignColumns(rows: readonly (readonly string[])[], indent = ""): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" "));
  return lines.map((line) => `${indent}${line.trimEnd()}\n`).join("");
}
