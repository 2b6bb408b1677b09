import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cases } from "../cases.js";
import type { RunLoad } from "../measure/load.js";
import { formatTable } from "../report/format-table.js";
import { startGateway } from "../targets/start-gateway.js";
import type { StartedTarget } from "../targets/target.js";
import { drawFlame } from "./draw-flame.js";
import { type CpuProfile, type Frame, foldProfile, sharesOf } from "./fold-profile.js";

export interface FlamesOptions {
  readonly runLoad: RunLoad;
  /** Where the profiles may be written. */
  readonly folder: string;
  /** Where the pictures go. */
  readonly into: string;
  readonly nodeUrl: string;
  readonly report: (progress: string) => void;
}

/** Not bundled, so that functions are named by the files of src. */
const program = "dist/src/main.js";
const warmUpMs = 2_000;
const durationMs = 3_000;
/** Of an area that is named in the table, in some load. */
const smallestShare = 0.02;

/** The rows of which pictures are taken, by the names of their files. */
const pictures = {
  "forward-small": "forward small, c = 64",
  "cached-block": "cached block",
  "batch-of-50": "batch of 50",
  "result-10-mb": "10 MB result",
} as const;

/** Draws a flame graph of the gateway's main thread under some of the loads; returns a table of each area's share of the time. */
export async function measureFlames(options: FlamesOptions): Promise<string> {
  const { into, folder, nodeUrl, report } = options;
  mkdirSync(into, { recursive: true });
  const gateway = await startGateway({ program, folder, nodeUrl, isProfiled: true });
  try {
    const shares: (readonly [title: string, shares: ReadonlyMap<string, number>])[] = [];
    for (const [name, title] of Object.entries(pictures)) {
      report(title);
      const root = await profile(gateway, title, options);
      const heading = `${title}: CPU of the main thread, Node ${process.version}`;
      writeFileSync(join(into, `${name}.svg`), drawFlame(heading, root));
      shares.push([title, sharesOf(root)]);
    }
    return formatShares(shares);
  } finally {
    await gateway.process.stop();
  }
}

async function profile(gateway: StartedTarget, title: string, { runLoad, folder }: FlamesOptions): Promise<Frame> {
  const row = cases.find((one) => one.title === title);
  if (!row) throw new Error(`there is no row "${title}"`);
  const load = { url: gateway.url, bodies: row.bodies, connections: row.connections };
  await runLoad({ ...load, durationMs: warmUpMs });
  const file = join(folder, "gateway.cpuprofile");
  await command(gateway, "start");
  await runLoad({ ...load, durationMs });
  await command(gateway, file);
  return foldProfile(JSON.parse(readFileSync(file, "utf8")) as CpuProfile);
}

/** Sends a message to profiler.js and waits until it has been carried out. */
async function command({ process: { child } }: StartedTarget, message: string): Promise<void> {
  const done = once(child, "message");
  child.send(message);
  await done;
}

/** Areas that matter, by their share in the first load. */
function formatShares(shares: readonly (readonly [string, ReadonlyMap<string, number>])[]): string {
  const areas = new Set(shares.flatMap(([, byArea]) => [...byArea.keys()]));
  const named = [...areas].filter((area) => shares.some(([, byArea]) => (byArea.get(area) ?? 0) >= smallestShare));
  const cells = (share: (byArea: ReadonlyMap<string, number>) => number): string[] =>
    shares.map(([, byArea]) => `${(share(byArea) * 100).toFixed(1)} %`);
  const sumOf = (byArea: ReadonlyMap<string, number>): number =>
    named.reduce((sum, area) => sum + (byArea.get(area) ?? 0), 0);
  const rows = named.map((area) => [area, ...cells((byArea) => byArea.get(area) ?? 0)]);
  return formatTable(
    ["of the main thread's time", ...shares.map(([title]) => title)],
    [...rows, ["others", ...cells((byArea) => 1 - sumOf(byArea))]],
  );
}
