/**
 * SQLSTATEs of a store that works but can't run a statement now: locked, cancelled for its time, read-only, full, out of
 * connections or shutting down. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const postgresCodes: ReadonlySet<unknown> = new Set([
  "55P03",
  "57014",
  "25006",
  "53100",
  "53200",
  "53300",
  "57P01",
  "57P03",
]);

/** SQLite's words for the same. Errors that cross a thread keep their message only. */
const sqliteMessage =
  /database or disk is full|database is locked|attempt to write a readonly database|disk I\/O error/;

/** Of connections that fail while the store responds: those to ClickHouse. */
const connectionCodes: ReadonlySet<unknown> = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Whether a statement failed for a reason that a retry may mend, although the store responds. */
export function isOverloaded(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return (
    postgresCodes.has(code) || connectionCodes.has(code) || (typeof message === "string" && sqliteMessage.test(message))
  );
}
