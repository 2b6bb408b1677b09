/** Rows as CSV (RFC 4180), safe to open in a spreadsheet: a text that it would take for a formula gets an apostrophe. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("");
}

function toField(value: string | number | null): string {
  if (typeof value !== "string") return String(value ?? "");
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
