import { escapeXml } from "../report/escape-xml.js";
import type { Frame } from "./fold-profile.js";

const width = 1_200;
const rowHeight = 17;
const headHeight = 52;
/** Of a character of the font. */
const characterWidth = 6.7;
/** Narrower frames are left out, with all above them. */
const minWidth = 2;

const legend = [
  ["own", "rootgate"],
  ["package", "packages"],
  ["node", "Node.js"],
  ["native", "native code"],
  ["gc", "garbage collection"],
] as const satisfies readonly (readonly [Frame["kind"], string])[];

const style = `
text { font: 11px ui-monospace, monospace; fill: #1a1a1a }
.head { font-size: 14px; fill: #24292f } .note { fill: #57606a }
rect { stroke: #fff; stroke-width: .5 } .back { fill: #fff }
.own { fill: #ffb45e } .package { fill: #c9b3f5 } .node { fill: #8fd0a6 } .native { fill: #c4cad1 } .gc { fill: #f59a92 }
@media (prefers-color-scheme: dark) {
  .back { fill: #0d1117 } rect { stroke: #0d1117 } .head { fill: #e6edf3 } .note { fill: #9198a1 }
}`;

/** A flame graph as an SVG without scripts: each frame stands on its caller, as wide as its part of the time; its title says more. */
export function drawFlame(title: string, root: Frame): string {
  const frames = place(root, { x: 0, depth: 0, scale: width / root.totalUs });
  const height = headHeight + (1 + Math.max(...frames.map(({ depth }) => depth))) * rowHeight;
  const body = frames.map((placed) => drawFrame(placed, root, height)).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeXml(title)}</title><style>${style}</style>
<rect class="back" width="${width}" height="${height}"/>
<text class="head" x="4" y="18">${escapeXml(title)}</text>
${drawLegend()}
${body}
</svg>
`;
}

interface Placed {
  readonly frame: Frame;
  readonly x: number;
  readonly depth: number;
  readonly scale: number;
}

function place(frame: Frame, at: Omit<Placed, "frame">): Placed[] {
  if (frame.totalUs * at.scale < minWidth) return [];
  let { x } = at;
  const above = frame.children.flatMap((child) => {
    const placed = place(child, { ...at, x, depth: at.depth + 1 });
    x += child.totalUs * at.scale;
    return placed;
  });
  return [{ frame, ...at }, ...above];
}

function drawFrame({ frame, x, depth, scale }: Placed, root: Frame, height: number): string {
  const wide = frame.totalUs * scale;
  const y = height - (depth + 1) * rowHeight;
  const place = frame.file === "" ? "" : `, ${frame.file}`;
  const parts = `${percentOf(frame.totalUs, root)}, itself ${percentOf(frame.selfUs, root)}`;
  const tooltip = `<title>${escapeXml(`${frame.name}${place}: ${parts}`)}</title>`;
  const shape = `<rect class="${frame.kind}" x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${rowHeight}"/>`;
  const room = Math.floor((wide - 6) / characterWidth);
  const name = frame.name.length > room ? `${frame.name.slice(0, room - 1)}…` : frame.name;
  const label = room < 3 ? "" : `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${escapeXml(name)}</text>`;
  return `<g>${tooltip}${shape}${label}</g>`;
}

function drawLegend(): string {
  const step = 150;
  return legend
    .map(([kind, name], index) => {
      const x = 4 + index * step;
      return `<rect class="${kind}" x="${x}" y="28" width="12" height="12"/><text class="note" x="${x + 17}" y="38">${name}</text>`;
    })
    .join("");
}

function percentOf(us: number, root: Frame): string {
  return `${((us / root.totalUs) * 100).toFixed(1)} %`;
}
