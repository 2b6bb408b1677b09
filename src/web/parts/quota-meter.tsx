import type { LimitUse } from "../../http/api/api-types.js";
import { formatNumber, percentOf } from "../format/number.js";
import { formatMoment, formatUntil } from "../format/time.js";
import { Notice } from "./notice.js";

interface QuotaMeterProps {
  readonly name: string;
  readonly use: LimitUse;
  /** What it means that all is used. */
  readonly spent: string;
  readonly heading?: "h2" | "h3";
}

/** How much of a quota or a limit is used, and when it resets. */
export function QuotaMeter({ name, use: { limit, used, resetAt }, spent, heading: Heading = "h2" }: QuotaMeterProps) {
  const isSpent = used >= limit;
  const isLow = used >= limit * 0.9;
  const left = Math.max(0, limit - used);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className="text-ink-soft text-sm font-medium">{name}</Heading>
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
        <Notice tone="warning">{spent}</Notice>
      ) : (
        <p className="text-ink-soft text-sm tabular-nums">{formatNumber(left)} left</p>
      )}
    </div>
  );
}
