import { useMemo, useState } from "react";
import type { Usage, UsageRange } from "../../http/api/api-types.js";
import type { RangedUsage } from "../api/queries.js";
import { formatCount, formatNumber } from "../format/number.js";
import { formatSlice } from "../format/time.js";
import { PlotFigure, PlotValue } from "./plot-figure.js";

/** Requests and errors over time. */
export function RequestsPlot({ usage: { buckets, range } }: { readonly usage: RangedUsage }) {
  const [pointed, setPointed] = useState<number | null>(null);
  const { labels, series } = useMemo(() => readSeries(buckets, range), [buckets, range]);
  const requests = buckets.reduce((sum, bucket) => sum + bucket.requests, 0);
  const errors = buckets.reduce((sum, bucket) => sum + bucket.errors, 0);
  const shown = pointed === null ? undefined : buckets[pointed];
  return (
    <PlotFigure
      title="Requests and errors over time"
      summary="Show as a table"
      caption={
        <>
          <PlotValue colour="bg-accent" text={formatCount((shown ?? { requests }).requests, "request")} />
          <PlotValue colour="bg-danger" text={formatCount((shown ?? { errors }).errors, "error")} />
          <span className="text-ink-soft">{shown ? formatSlice(shown.start, range) : totals[range]}</span>
        </>
      }
      labels={labels}
      series={series}
      onPoint={setPointed}
    />
  );
}

/** The range in words. */
const totals = {
  "15m": "in 15 minutes",
  "1h": "in an hour",
  "24h": "in 24 hours",
  "7d": "in 7 days",
  "30d": "in 30 days",
  "12m": "in 12 months",
} satisfies Record<UsageRange, string>;

function readSeries(buckets: Usage["buckets"], range: UsageRange) {
  const seriesOf = (name: string, member: "requests" | "errors") => {
    const values = buckets.map((bucket) => bucket[member]);
    return { name, look: member, values, texts: values.map(formatNumber) };
  };
  const labels = buckets.map(({ start }) => formatSlice(start, range));
  return { labels, series: [seriesOf("Requests", "requests"), seriesOf("Errors", "errors")] };
}
