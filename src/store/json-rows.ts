/**
 * Any number of rows as a single parameter: in SQLite and PostgreSQL, `json_each(parameter)` returns one row per member of an
 * object, and `value ->> 0` is its first column, as text.
 */
export function toJsonRows(rows: readonly (readonly unknown[])[]): string {
  return JSON.stringify(Object.fromEntries(rows.entries()));
}
