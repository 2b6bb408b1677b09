import uPlot from "uplot";

export interface PlotSettings {
  readonly size: { readonly width: number; readonly height: number };
  /** One for each point in time. */
  readonly labels: readonly string[];
  readonly looks: readonly PlotLook[];
  readonly isDark: boolean;
  /** Called with the point under the pointer. */
  readonly onPoint: (index: number | null) => void;
}

/** Bars, the later ones drawn over the foot of the former, or lines. */
export type PlotLook = keyof typeof looks;

const looks = {
  requests: { colour: "request" },
  errors: { colour: "error" },
  p50: { colour: "request", width: 2, dash: [] },
  p95: { colour: "middle", width: 2, dash: [8, 4] },
  p99: { colour: "error", width: 2, dash: [2, 4] },
} as const;

/** The colours of styles.css: a canvas has no style sheet. */
const colours = {
  light: { request: "#0a6b4c", middle: "#7a4d00", error: "#b0261f", text: "#56605a", grid: "#e1e5e1" },
  dark: { request: "#5fd0a2", middle: "#f0c264", error: "#ff9189", text: "#a5b0aa", grid: "#2b322e" },
} as const;

const wholeSteps = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000,
] as const;
const font = "12px ui-sans-serif, system-ui, sans-serif";
const labelWidthPx = 64;

/** What is drawn, and how. */
export function plotOptions({ size, labels, looks: drawn, isDark, onPoint }: PlotSettings): uPlot.Options {
  const colour = isDark ? colours.dark : colours.light;
  // Lines are durations, bars are counts.
  const unit = drawn.some((look) => "width" in looks[look]) ? units.duration : units.count;
  return {
    ...size,
    legend: { show: false },
    padding: [12, 18, 0, 0],
    cursor: { y: false, points: { show: false }, drag: { setScale: false } },
    scales: {
      x: { time: false, range: [-0.6, labels.length - 0.4] },
      y: { range: (_plot, _min, max) => [0, Math.max(unit.min, (max ?? 0) * 1.08)] },
    },
    series: [{}, ...drawn.map((look) => seriesOf(look, colour))],
    axes: axesOf(labels, unit, colour),
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] },
  };
}

function seriesOf(name: PlotLook, colour: Readonly<Record<"request" | "middle" | "error", string>>): uPlot.Series {
  const look = looks[name];
  const stroke = colour[look.colour];
  if ("width" in look)
    return {
      label: name,
      stroke,
      width: look.width,
      dash: [...look.dash],
      points: { show: true, size: 5, fill: stroke },
    };
  const paths = uPlot.paths.bars?.({ size: [0.72, 36], radius: 0.12 });
  return { label: name, fill: stroke, stroke, width: 0, points: { show: false }, ...(paths && { paths }) };
}

/** `min`: an empty plot still has a scale. */
const units = {
  count: { min: 4, increments: wholeSteps, suffix: "" },
  duration: { min: 0.4, increments: [0.1, 0.2, 0.5, ...wholeSteps], suffix: " ms" },
} as const;

type Unit = (typeof units)[keyof typeof units];

function axesOf(
  labels: readonly string[],
  unit: Unit,
  colour: Readonly<Record<"text" | "grid", string>>,
): uPlot.Axis[] {
  const axis = { stroke: colour.text, font, ticks: { show: false } } satisfies uPlot.Axis;
  return [
    {
      ...axis,
      grid: { show: false },
      size: 32,
      splits: (plot) => everyNth(labels.length, Math.max(1, Math.floor(plot.width / labelWidthPx))),
      values: (_plot, splits) => splits.map((index) => labels[index] ?? ""),
    },
    {
      ...axis,
      size: (_plot, values) => Math.max(28, ...(values ?? []).map((value) => value.length * 7.5 + 12)),
      incrs: [...unit.increments],
      values: (_plot, splits) => splits.map((value) => `${value.toLocaleString("en-GB")}${unit.suffix}`),
      grid: { stroke: colour.grid, width: 1 },
    },
  ];
}

/** At most `most` of the indices 0…count-1, evenly, the last one included. */
function everyNth(count: number, most: number): number[] {
  const step = Math.ceil(count / most);
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}
