import { formatNumber, percentOf } from "../../format/number.js";

interface SharesProps {
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly requests: number;
    /** Stands below the bar. */
    readonly note?: string | undefined;
  }[];
}

/** Requests by name, the largest number first, each with its share as a bar. */
export function Shares({ rows }: SharesProps) {
  const most = Math.max(...rows.map(({ requests }) => requests), 0);
  if (rows.length === 0) return <p className="text-ink-soft text-sm">No requests in this period.</p>;
  return (
    <ul className="grid grid-cols-1 gap-3.5 text-sm">
      {rows.map(({ id, name, requests, note }) => (
        <li key={id} className="grid grid-cols-1 gap-1.5">
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 truncate" title={name}>
              {name}
            </span>
            <span className="shrink-0 tabular-nums">{formatNumber(requests)}</span>
          </div>
          <div aria-hidden="true" className="bg-sunken h-1.5 overflow-hidden rounded-full">
            <div
              className="bg-accent h-full rounded-full forced-color-adjust-none"
              style={{ width: percentOf(requests, most) }}
            />
          </div>
          {note && <p className="text-ink-soft text-xs tabular-nums">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
