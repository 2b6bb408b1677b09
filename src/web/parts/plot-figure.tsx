import { lazy, type ReactNode, Suspense, useId } from "react";
import type { PlotLook } from "./plot-options.js";
import { Table } from "./table.js";

const PlotCanvas = lazy(async () => ({ default: (await import("./plot-canvas.js")).PlotCanvas }));

interface PlotFigureProps {
  /** Names the figure's table. */
  readonly title: string;
  /** Shows the table. */
  readonly summary: string;
  /** Above the plot: what is pointed at, or the whole. */
  readonly caption: ReactNode;
  readonly labels: readonly string[];
  /** `texts` are the values as the table has them. */
  readonly series: readonly {
    readonly name: string;
    readonly look: PlotLook;
    readonly values: readonly (number | null)[];
    readonly texts: readonly string[];
  }[];
  readonly onPoint: (index: number | null) => void;
}

/** A plot over time, and the same numbers as a table for screen readers and keyboards. */
export function PlotFigure({ title, summary, caption, labels, series, onPoint }: PlotFigureProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="grid gap-4">
      <figcaption id={id} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm tabular-nums">
        {caption}
      </figcaption>
      <Suspense fallback={<div className="h-60" />}>
        <PlotCanvas {...{ labels, series, onPoint }} />
      </Suspense>
      <details className="text-sm">
        <summary className="text-ink-soft hover:text-ink w-fit rounded-sm font-medium">{summary}</summary>
        <div className="mt-4">
          <Table
            caption={title}
            columns={[{ name: "From" }, ...series.map(({ name }) => ({ name, isNumber: true }))]}
            rows={labels.map((label, index) => ({
              id: String(index),
              cells: [label, ...series.map(({ texts }) => texts[index] ?? "")],
            }))}
          />
        </div>
      </details>
    </figure>
  );
}

/** A word of the caption, with the colour that it is drawn in. */
export function PlotValue({ colour, text }: { readonly colour: string; readonly text: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <span aria-hidden="true" className={`size-2.5 rounded-sm forced-color-adjust-none ${colour}`} />
      {text}
    </span>
  );
}
