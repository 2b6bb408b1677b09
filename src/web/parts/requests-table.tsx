import type { LoggedRequest } from "../../http/api/api-types.js";
import { formatMs } from "../format/number.js";
import { formatDay, formatSecond, formatTimeOfDay } from "../format/time.js";
import { Link } from "../router/link.js";
import { origins } from "./origins.js";
import { Table } from "./table.js";

const columns = [
  { name: "Time (UTC)" },
  { name: "Request" },
  { name: "Duration", isNumber: true },
  { name: "Key" },
  { name: "From" },
];

interface RequestsTableProps {
  readonly entries: readonly LoggedRequest[];
  readonly nameOf: (keyId: string) => string;
}

/** Requests, newest first, with what their errors say. */
export function RequestsTable({ entries, nameOf }: RequestsTableProps) {
  return (
    <Table
      caption="Requests"
      columns={columns}
      rows={entries.map((entry) => ({
        id: entry.id,
        cells: [
          <Time at={entry.at} />,
          <Outcome entry={entry} />,
          formatMs(entry.durationMs),
          <div className="max-w-36 lg:max-w-52">
            <p className="truncate" title={nameOf(entry.keyId)}>
              {nameOf(entry.keyId)}
            </p>
            <p className="text-ink-soft">{entry.network}</p>
          </div>,
          origins[entry.origin],
        ],
      }))}
    />
  );
}

function Time({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatSecond(at)} className="block tabular-nums">
      {formatTimeOfDay(at)} <span className="text-ink-soft block">{formatDay(at)}</span>
    </time>
  );
}

function Outcome({ entry: { id, method, code, error, message } }: { readonly entry: LoggedRequest }) {
  return (
    <div className="w-56 whitespace-normal [overflow-wrap:anywhere] lg:w-96">
      <Link
        to={`/requests/${id}`}
        className="decoration-line-strong rounded-sm font-mono text-[0.8125rem] underline underline-offset-4"
      >
        {method}
      </Link>
      {code === 0 ? (
        <p className="text-ink-soft">Success</p>
      ) : (
        <p>
          <span className="text-danger font-medium">
            {error} {code}
          </span>
          {message && `: ${message}`}
        </p>
      )}
    </div>
  );
}
