import type { LimitUse } from "../../../http/api/api-types.js";
import { useUsageToday } from "../../api/queries.js";
import { formatNumber, percentOf } from "../../format/number.js";
import { formatMoment, formatUntil } from "../../format/time.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { Notice } from "../../parts/notice.js";

/** Usage of the daily (and monthly) quota, and when it resets. */
export function TodayCard() {
  const today = useUsageToday();
  return (
    <Card>
      <Loaded query={today} lines={2}>
        {({ month, ...day }) => (
          <div className="grid grid-cols-1 gap-8">
            <Meter name="Today" use={day} />
            {month && <Meter name="This month" use={month} />}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function Meter({ name, use: { limit, used, resetAt } }: { readonly name: string; readonly use: LimitUse }) {
  const isSpent = used >= limit;
  const isLow = used >= limit * 0.9;
  const left = Math.max(0, limit - used);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-ink-soft text-sm font-medium">{name}</h2>
        <p className="text-ink-soft text-sm" title={formatMoment(resetAt)}>
          Resets in <span className="tabular-nums">{formatUntil(resetAt)}</span>, at {formatMoment(resetAt)}
        </p>
      </div>
      <p className="tabular-nums">
        <span className="text-3xl font-semibold tracking-tight">{formatNumber(used)}</span>{" "}
        <span className="text-ink-soft">of {formatNumber(limit)} requests</span>
      </p>
      <div
        role="meter"
        aria-label={`Requests used: ${name.toLowerCase()}`}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={`${formatNumber(used)} of ${formatNumber(limit)}`}
        className="bg-sunken h-2.5 overflow-hidden rounded-full forced-colors:border"
      >
        <div
          className={`h-full rounded-full forced-color-adjust-none ${isSpent ? "bg-danger" : isLow ? "bg-warning" : "bg-accent"}`}
          style={{ width: percentOf(used, limit), minWidth: used > 0 ? "0.375rem" : 0 }}
        />
      </div>
      {isSpent ? (
        <Notice tone="warning">Quota exceeded: requests fail with -32029 until it resets.</Notice>
      ) : (
        <p className="text-ink-soft text-sm tabular-nums">{formatNumber(left)} left</p>
      )}
    </div>
  );
}
