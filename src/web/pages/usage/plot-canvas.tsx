import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { Usage, UsageRange } from "../../../http/api/api-types.js";
import { formatSlice } from "../../format/time.js";
import { useIsDark } from "../../theme/use-is-dark.js";
import { plotOptions } from "./plot-options.js";

interface PlotCanvasProps {
  readonly buckets: Usage["buckets"];
  readonly range: UsageRange;
  readonly onPoint: (index: number | null) => void;
}

const heightPx = 240; // h-60

/** The drawing alone, with the library that draws it. */
export function PlotCanvas({ buckets, range, onPoint }: PlotCanvasProps) {
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
