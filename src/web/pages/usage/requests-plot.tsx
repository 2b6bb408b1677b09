import { lazy, Suspense, useId, useState } from "react";
import type { Usage, UsageRange } from "../../../http/api/api-types.js";
import { formatCount, formatNumber } from "../../format/number.js";
import { formatSlice } from "../../format/time.js";
import { Table } from "../../parts/table.js";

const PlotCanvas = lazy(async () => ({ default: (await import("./plot-canvas.js")).PlotCanvas }));

interface RequestsPlotProps {
  readonly buckets: Usage["buckets"];
  readonly range: UsageRange;
}

/** Requests and errors over time as a plot, and the same numbers as a table for screen readers and keyboards. */
export function RequestsPlot({ buckets, range }: RequestsPlotProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const id = useId();
  const requests = buckets.reduce((sum, bucket) => sum + bucket.requests, 0);
  const errors = buckets.reduce((sum, bucket) => sum + bucket.errors, 0);
  const shown = pointed === null ? undefined : buckets[pointed];
  return (
    <figure aria-labelledby={id} className="grid gap-4">
      <figcaption id={id} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm tabular-nums">
        <Count colour="bg-accent" text={formatCount((shown ?? { requests }).requests, "request")} />
        <Count colour="bg-danger" text={formatCount((shown ?? { errors }).errors, "error")} />
        <span className="text-ink-soft">{shown ? formatSlice(shown.start, range) : totals[range]}</span>
      </figcaption>
      <Suspense fallback={<div className="h-60" />}>
        <PlotCanvas {...{ buckets, range }} onPoint={setPointed} />
      </Suspense>
      <details className="text-sm">
        <summary className="text-ink-soft hover:text-ink w-fit rounded-sm font-medium">Show as a table</summary>
        <div className="mt-4">
          <Table
            caption="Requests and errors over time"
            columns={[{ name: "From" }, { name: "Requests", isNumber: true }, { name: "Errors", isNumber: true }]}
            rows={buckets.map(({ start, ...counts }) => ({
              id: start,
              cells: [formatSlice(start, range), formatNumber(counts.requests), formatNumber(counts.errors)],
            }))}
          />
        </div>
      </details>
    </figure>
  );
}

const totals = {
  "24h": "in 24 hours",
  "7d": "in 7 days",
  "30d": "in 30 days",
  "12m": "in 12 months",
} satisfies Record<UsageRange, string>;

function Count({ colour, text }: { readonly colour: string; readonly text: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <span aria-hidden="true" className={`size-2.5 rounded-sm forced-color-adjust-none ${colour}`} />
      {text}
    </span>
  );
}
