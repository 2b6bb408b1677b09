/**
 * Rows as the one parameter of a statement, for any number of them: `json_each(parameter)` reads an object in SQLite and in
 * PostgreSQL, one row for each member, and `value ->> 0` is its first column, as text.
 */
export function toJsonRows(rows: readonly (readonly unknown[])[]): string {
  return JSON.stringify(Object.fromEntries(rows.entries()));
}
