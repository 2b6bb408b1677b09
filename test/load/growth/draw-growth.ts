import type { Noise } from "../measure/noise.js";
import { escapeXml } from "../report/escape-xml.js";
import { formatNumber } from "../report/format-table.js";
import { costsOf, flatPart, type GrownDimension, growthOf } from "./growth.js";

const width = 420;
const height = 290;
/** Where the curves are, and how far from its sides they begin and end. */
const plot = { left: 52, right: 402, top: 78, bottom: 244 };
const margin = 26;
const ticks = 4;
/** Of the axis, whose end is never lower than 2, so that small differences look small. */
const steps = [0.5, 1, 1.5, 2, 2.5, 5, 10];

const style = `
text { font: 13px system-ui, sans-serif; fill: #24292f } .title { font-size: 15px; font-weight: 600 } .note { fill: #57606a }
.back { fill: #fff } .grid { stroke: #d0d7de } .band { fill: #2da44e; fill-opacity: .18 }
.line { fill: none; stroke-width: 2 } .range { fill: none; stroke-width: 1.5; stroke-opacity: .7 }
.a { fill: #0550ae; stroke: #0550ae } .b { fill: #bc4c00; stroke: #bc4c00 } .line.a, .line.b { fill: none } .line.b { stroke-dasharray: 5 3 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .note { fill: #9198a1 } .back { fill: #0d1117 } .grid { stroke: #30363d } .band { fill-opacity: .3 }
  .a { fill: #79c0ff; stroke: #79c0ff } .b { fill: #ffa657; stroke: #ffa657 }
}`;

/** In the order of the curves; a dimension has at most as many. */
const kinds = ["a", "b"] as const;

/** A curve as it is drawn. */
interface Drawn {
  readonly title: string;
  readonly kind: (typeof kinds)[number];
  /** Against the smallest size. */
  readonly growth: readonly Noise[];
  readonly costs: readonly Noise[];
}

/**
 * A dimension's curves as an SVG without scripts: CPU of a request against that at the smallest size, by size on a logarithmic scale;
 * the bars are the range of the rounds, the band is where the cost counts as the same.
 */
export function drawGrowth(grown: GrownDimension): string {
  const drawn = grown.curves.map((curve, index) => ({
    title: curve.title,
    kind: kinds[index] ?? "b",
    growth: growthOf(curve),
    costs: costsOf(curve),
  }));
  const scale = scaleOf(grown.sizes, drawn);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">
<title id="title">${escapeXml(grown.title)}</title><desc id="desc">${escapeXml(describe(grown, drawn))}</desc><style>${style}</style>
<rect class="back" width="${width}" height="${height}"/>
<text class="title" x="12" y="22">${escapeXml(grown.title)}</text>
${drawn.map(drawLegend).join("\n")}
${drawAxes(grown, scale)}
${drawn.map((curve) => drawCurve(curve, grown.sizes, scale)).join("\n")}
</svg>
`;
}

interface Scale {
  readonly x: (size: number) => number;
  readonly y: (growth: number) => number;
  readonly step: number;
}

function scaleOf(sizes: readonly number[], drawn: readonly Drawn[]): Scale {
  const [from, to] = [Math.log(sizes[0] as number), Math.log(sizes.at(-1) as number)];
  const most = Math.max(...drawn.flatMap(({ growth }) => growth.map(({ max }) => max)));
  const step = steps.find((one) => one * ticks >= most) ?? most / ticks;
  return {
    x: (size) =>
      plot.left + margin + ((Math.log(size) - from) / (to - from || 1)) * (plot.right - plot.left - 2 * margin),
    y: (growth) => plot.bottom - (growth / (ticks * step)) * (plot.bottom - plot.top),
    step,
  };
}

function drawLegend({ title, kind, costs }: Drawn, index: number): string {
  const y = 42 + index * 18;
  const text = `${title}, ${formatNumber(costs[0]?.median)} µs at the smallest`;
  return `<path class="line ${kind}" d="M12 ${y - 4}h22"/><text class="note" x="40" y="${y}">${escapeXml(text)}</text>`;
}

function drawAxes({ sizes, unit }: GrownDimension, { x, y, step }: Scale): string {
  const rows = Array.from({ length: ticks + 1 }, (_, index) => {
    const at = y(index * step).toFixed(1);
    const label = `<text class="note" x="${plot.left - 6}" y="${at}" dy="4" text-anchor="end">${Number((index * step).toFixed(2))}</text>`;
    return `<path class="grid" d="M${plot.left} ${at}H${plot.right}"/>${label}`;
  });
  const columns = sizes.map(
    (size) =>
      `<text class="note" x="${x(size).toFixed(1)}" y="${plot.bottom + 19}" text-anchor="middle">${size.toLocaleString("en")}</text>`,
  );
  const [top, bottom] = [y(1 + flatPart), y(1 - flatPart)];
  const band = `<rect class="band" x="${plot.left}" y="${top.toFixed(1)}" width="${plot.right - plot.left}" height="${(bottom - top).toFixed(1)}"/>`;
  const middle = (plot.top + plot.bottom) / 2;
  const names = `<text x="${(plot.left + plot.right) / 2}" y="${height - 8}" text-anchor="middle">${escapeXml(unit)}</text>
<text x="14" y="${middle}" text-anchor="middle" transform="rotate(-90 14 ${middle})">CPU, relative</text>`;
  return [band, ...rows, ...columns, names].join("\n");
}

function drawCurve({ kind, growth }: Drawn, sizes: readonly number[], { x, y }: Scale): string {
  const places = growth.map(({ min, median, max }, index) => ({
    x: x(sizes[index] as number).toFixed(1),
    y: y(median).toFixed(1),
    range: `M${x(sizes[index] as number).toFixed(1)} ${y(min).toFixed(1)}V${y(max).toFixed(1)}`,
  }));
  const ranges = `<path class="range ${kind}" d="${places.map(({ range }) => range).join("")}"/>`;
  const line = `<path class="line ${kind}" d="M${places.map((place) => `${place.x} ${place.y}`).join("L")}"/>`;
  const dots = places.map((place) => `<circle class="${kind}" cx="${place.x}" cy="${place.y}" r="3.5"/>`).join("");
  return `${ranges}${line}${dots}`;
}

/** For those who don't see it. */
function describe({ sizes, unit }: GrownDimension, drawn: readonly Drawn[]): string {
  const texts = drawn.map(({ title, costs }) => {
    const figures = costs.map(
      ({ median }, index) => `${formatNumber(median)} µs with ${(sizes[index] as number).toLocaleString("en")}`,
    );
    return `${title}: ${figures.join(", ")}.`;
  });
  return `CPU of a request by the number of ${unit}. ${texts.join(" ")}`;
}
