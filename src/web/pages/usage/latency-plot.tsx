import { useMemo, useState } from "react";
import type { Usage, UsageRange } from "../../../http/api/api-types.js";
import type { RangedUsage } from "../../api/queries.js";
import { formatMs } from "../../format/number.js";
import { formatSlice } from "../../format/time.js";
import { PlotFigure, PlotValue } from "../../parts/plot-figure.js";

const percentiles = [
  { look: "p50", member: "p50Ms", colour: "bg-accent" },
  { look: "p95", member: "p95Ms", colour: "bg-warning" },
  { look: "p99", member: "p99Ms", colour: "bg-danger" },
] as const;

/** Percentiles of the latency over time. */
export function LatencyPlot({ usage: { buckets, range } }: { readonly usage: RangedUsage }) {
  const [pointed, setPointed] = useState<number | null>(null);
  const { labels, series } = useMemo(() => readSeries(buckets, range), [buckets, range]);
  const bucket = pointed === null ? undefined : buckets[pointed];
  return (
    <PlotFigure
      title="Latency over time"
      summary="Show latency as a table"
      caption={
        <>
          {percentiles.map(({ look, member, colour }) => (
            <PlotValue
              key={look}
              colour={colour}
              text={bucket ? `${look} ${bucket.latency ? formatMs(bucket.latency[member]) : "–"}` : look}
            />
          ))}
          {bucket && <span className="text-ink-soft">{formatSlice(bucket.start, range)}</span>}
        </>
      }
      labels={labels}
      series={series}
      onPoint={setPointed}
    />
  );
}

function readSeries(buckets: Usage["buckets"], range: UsageRange) {
  const labels = buckets.map(({ start }) => formatSlice(start, range));
  const series = percentiles.map(({ look, member }) => {
    const values = buckets.map(({ latency }) => latency?.[member] ?? null);
    return { name: look, look, values, texts: values.map((value) => (value === null ? "–" : formatMs(value))) };
  });
  return { labels, series };
}
