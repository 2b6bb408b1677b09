import { type CommandContext, UsageError } from "./command.js";

/** Options of commands that print a list page by page. */
export const pageOptions = {
  limit: { summary: "Maximum number of lines; 100 by default", value: "N" },
  after: { summary: "Continue after this ID, the last one of an earlier list", value: "ID" },
} as const;

/** Rows that are read and printed at a time, so that memory is bounded for any `--limit`. */
const rowsPerPage = 1_000;
const defaultLimit = 100;

type PagesContext = Pick<CommandContext, "terminal" | "printLines">;

interface Pages<Row> {
  readonly limit: string | undefined;
  /** The row that `--after` names. */
  readonly after: Row | undefined;
  readonly read: (page: { readonly limit: number; readonly after: Row | undefined }) => Promise<readonly Row[]>;
  readonly toText: (rows: readonly Row[]) => string;
}

/** Prints rows up to the limit. A hint on stderr says how to continue. @throws UsageError for an invalid limit */
export async function printPages<Row extends { readonly id: string }>(
  { terminal, printLines }: PagesContext,
  { limit, read, toText, ...pages }: Pages<Row>,
): Promise<void> {
  let left = readLimit(limit);
  let { after } = pages;
  for (let isFirst = true; left > 0; isFirst = false) {
    const wanted = Math.min(left, rowsPerPage);
    const rows = await read({ limit: wanted, after });
    if (isFirst || rows.length > 0) printLines(rows, toText(rows));
    if (rows.length < wanted) return;
    left -= rows.length;
    after = rows.at(-1);
  }
  if (after) terminal.error(`rootgate: there may be more: --after ${after.id}\n`);
}

function readLimit(given: string | undefined): number {
  if (given === undefined) return defaultLimit;
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new UsageError("--limit must be a whole number from 1 to 999999999");
  return Number(given);
}
