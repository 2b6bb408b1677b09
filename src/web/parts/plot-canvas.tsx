import { useEffect, useRef } from "react";
import uPlot from "uplot";
import { useIsDark } from "../theme/use-is-dark.js";
import { type PlotLook, plotOptions } from "./plot-options.js";

interface PlotCanvasProps {
  /** One for each point in time. */
  readonly labels: readonly string[];
  /** The values of each series by its look; null is a gap. */
  readonly series: readonly { readonly look: PlotLook; readonly values: readonly (number | null)[] }[];
  readonly onPoint: (index: number | null) => void;
}

const heightPx = 240; // h-60

/** The drawing alone, with the library that draws it. */
export function PlotCanvas({ labels, series, onPoint }: PlotCanvasProps) {
  const holder = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const data: uPlot.AlignedData = [labels.map((_, index) => index), ...series.map(({ values }) => [...values])];
    const size = { width: element.clientWidth, height: heightPx };
    const looks = series.map(({ look }) => look);
    const plot = new uPlot(plotOptions({ size, labels, looks, isDark, onPoint }), data, element);
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: heightPx }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [labels, series, isDark, onPoint]);
  return <div ref={holder} aria-hidden="true" className="h-60 min-w-0" />;
}
