import { type Selectable, sql } from "kysely";
import type { NetworkName } from "../../config/network-table.js";
import { networks } from "../../config/networks.js";
import type { RequestLogTable, ServedBy } from "../../store/count-tables.js";
import type { Database } from "../../store/database.js";
import { errorNameOf } from "../error-name.js";
import { keepParamsMs } from "../retention/keep-times.js";

/** Which entries of a user's request log to read, newest first. */
export interface RequestLogQuery {
  readonly userId: string;
  /** Those of one HTTP request or WebSocket message. */
  readonly requestId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly method?: string | undefined;
  /** An error code, 0 for success, or any failure. */
  readonly result?: number | "failed" | undefined;
  /** A part of the error's message, in upper or lower case. */
  readonly text?: string | undefined;
  /** Minimum duration, in milliseconds. */
  readonly minMs?: number | undefined;
  /** Maximum age of the entries. */
  readonly maxAgeMs?: number | undefined;
  /** `next` of the previous page. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** A page of the request log; `next` is null on the last page. */
export interface RequestLogPage {
  readonly entries: readonly LoggedRequest[];
  readonly next: string | null;
}

/** A request of the log, without its params. */
export interface LoggedRequest {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  /** 0, or the error's code. */
  readonly code: number;
  /** The error's name; null for a success. */
  readonly error: string | null;
  readonly message: string | null;
  /** To the microsecond. */
  readonly durationMs: number;
  readonly keyId: string;
  readonly network: (typeof networks)[NetworkName]["label"];
  readonly origin: RequestLogTable["origin"];
  /** Of its HTTP request or WebSocket message, as its response and errors have it; null if it was not stored. */
  readonly requestId: string | null;
  /** Of the request object and of the result, where they are known. */
  readonly requestBytes: number | null;
  readonly resultBytes: number | null;
  /** Null if it was not stored. */
  readonly servedBy: ServedBy | null;
}

/** A request of the log with its params as JSON: null after a day, and where its API key did not log them. */
export interface RequestLogEntry extends LoggedRequest {
  readonly params: string | null;
}

/** Which entry to read. */
export interface RequestLogEntryQuery {
  readonly userId: string;
  readonly id: string;
}

type Row = Selectable<RequestLogTable>;

/** Reads a page of a user's request log. Another user's key has no entries. */
export async function readRequestLog(
  db: Database,
  { nowMs, ...query }: RequestLogQuery & { readonly nowMs: number },
): Promise<RequestLogPage> {
  const { userId, requestId, keyId, method, result, text, minMs, maxAgeMs, before, limit } = query;
  let select = db.selectFrom("request_log").select(shownColumns).where("user_id", "=", userId);
  if (requestId !== undefined) select = select.where("request_id", "=", requestId);
  if (keyId !== undefined) select = select.where("key_id", "=", keyId);
  if (method !== undefined) select = select.where("method", "=", method);
  if (result === "failed") select = select.where("code", "<>", 0);
  else if (result !== undefined) select = select.where("code", "=", result);
  if (text !== undefined) select = select.where(messageHas(text));
  // Processes of earlier releases wrote milliseconds only.
  if (minMs !== undefined) select = select.where(sql`coalesce(duration_us, duration_ms * 1000)`, ">=", minMs * 1_000);
  if (maxAgeMs !== undefined) select = select.where("at", ">=", new Date(nowMs - maxAgeMs).toISOString());
  if (before !== undefined) {
    const [at = "", id = ""] = before.split(" ");
    select = select.where((is) => is.or([is("at", "<", at), is.and([is("at", "=", at), is("id", "<", id)])]));
  }
  const rows = await select
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return toLogPage(rows, limit);
}

function messageHas(text: string) {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`lower(message) like ${pattern} escape '\\'`;
}

/** Reads an entry of a user's request log; undefined if there is none. */
export async function readRequestLogEntry(
  db: Database,
  { userId, id, nowMs }: RequestLogEntryQuery & { readonly nowMs: number },
): Promise<RequestLogEntry | undefined> {
  const select = db.selectFrom("request_log").selectAll().where("user_id", "=", userId).where("id", "=", id);
  const row = await select.executeTakeFirst();
  return row && toLogEntry(row, nowMs);
}

/** A page of up to `limit` entries, of rows of which one more was asked for. */
export function toLogPage(rows: readonly ShownRow[], limit: number): RequestLogPage {
  const entries = rows.slice(0, limit);
  const last = entries.at(-1);
  return { entries: entries.map(toLogged), next: rows.length > limit && last ? `${last.at} ${last.id}` : null };
}

/** Params that are to be deleted are as good as deleted. */
export function toLogEntry(row: Row, nowMs: number): RequestLogEntry {
  const params = row.at < new Date(nowMs - keepParamsMs).toISOString() ? null : row.params;
  return { ...toLogged(row), params };
}

const shownColumns = [
  ...(["id", "at", "method", "code", "message", "duration_ms", "duration_us", "key_id", "network", "origin"] as const),
  ...(["request_id", "request_bytes", "result_bytes", "served_by"] as const),
] as const;

type ShownRow = Pick<Row, (typeof shownColumns)[number]>;

function toLogged(row: ShownRow): LoggedRequest {
  const { id, at, method, code, message, duration_ms, duration_us, key_id, network, origin } = row;
  return {
    id,
    at,
    method,
    code,
    error: code === 0 ? null : errorNameOf(code),
    message,
    durationMs: duration_us === null ? duration_ms : duration_us / 1_000,
    keyId: key_id,
    network: networks[network].label,
    origin,
    requestId: row.request_id,
    requestBytes: row.request_bytes,
    resultBytes: row.result_bytes,
    servedBy: row.served_by,
  };
}
