import { useEffect, useId, useRef, useState } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { Usage, UsageRange } from "../../../http/api/api-types.js";
import { formatCount, formatNumber } from "../../format/number.js";
import { formatSlice } from "../../format/time.js";
import { Table } from "../../parts/table.js";
import { useIsDark } from "../../theme/use-is-dark.js";
import { plotOptions } from "./plot-options.js";

interface RequestsPlotProps {
  readonly buckets: Usage["buckets"];
  readonly range: UsageRange;
}

/** Requests and errors over time, drawn; the same numbers as a table for those who can't see or point. */
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
      <Canvas {...{ buckets, range }} onPoint={setPointed} />
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

interface CanvasProps extends RequestsPlotProps {
  readonly onPoint: (index: number | null) => void;
}

const heightPx = 240; // h-60

function Canvas({ buckets, range, onPoint }: CanvasProps) {
  const holder = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const labels = buckets.map(({ start }) => formatSlice(start, range));
    const data: uPlot.AlignedData = [
      buckets.map((_, index) => index),
      buckets.map((bucket) => bucket.requests),
      buckets.map((bucket) => bucket.errors),
    ];
    const size = { width: element.clientWidth, height: heightPx };
    const plot = new uPlot(plotOptions({ size, labels, isDark, onPoint }), data, element);
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: heightPx }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [buckets, range, isDark, onPoint]);
  return <div ref={holder} aria-hidden="true" className="h-60 min-w-0" />;
}
