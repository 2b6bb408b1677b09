/** A Markdown table: the first column to the left, all others to the right. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heads.map((_, index) => (index === 0 ? "---" : "---:"));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A number with as many digits as are worth reading; "–" for none. */
export function formatNumber(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** Bytes as whole megabytes. */
export function formatMegabytes(bytes: number | undefined): string {
  return bytes === undefined ? "–" : `${Math.round(bytes / 1_000_000)}`;
}
