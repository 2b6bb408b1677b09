import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RunLoad } from "../measure/load.js";
import { readUsage } from "../measure/process-usage.js";
import { cachedResults } from "./cached-results.js";
import { devchainBlocks } from "./devchain-blocks.js";
import type { Dimension, GrowthField, Point } from "./dimension.js";
import { drawGrowth } from "./draw-growth.js";
import { formatGrowth } from "./format-growth.js";
import type { Curve, GrownDimension } from "./growth.js";
import { idleConnections } from "./idle-connections.js";
import { nodes } from "./nodes.js";
import { users } from "./users.js";

export interface GrowthOptions extends Omit<GrowthField, "closers"> {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  /** The least of a warm-up, for each load. */
  readonly warmUpMs: number;
  readonly rounds: number;
  /** No sizes above it. */
  readonly largest: number;
  /** Measures only dimensions whose name matches. */
  readonly only: RegExp;
  /** Where the pictures go. */
  readonly into: string;
  readonly report: (progress: string) => void;
}

const connections = 64;
/** Of one that has a number of requests to make: a minute at most, however slow the machine. */
const mostWarmUpMs = 60_000;
const dimensions: readonly Dimension[] = [users, nodes, cachedResults, devchainBlocks, idleConnections];

/** Measures what a request costs with few and with many of something; draws a picture of each dimension and returns a table of all. */
export async function measureGrowth(options: GrowthOptions): Promise<string> {
  const { into, only } = options;
  mkdirSync(into, { recursive: true });
  const grown: GrownDimension[] = [];
  for (const dimension of dimensions.filter(({ name }) => only.test(name))) {
    const found = await measureDimension(dimension, options);
    writeFileSync(join(into, `${dimension.name}.svg`), drawGrowth(found));
    grown.push(found);
  }
  return formatGrowth(grown);
}

async function measureDimension(dimension: Dimension, options: GrowthOptions): Promise<GrownDimension> {
  const { name, title, unit } = dimension;
  const sizes = dimension.sizes.filter((size, index) => index === 0 || size <= options.largest);
  const closers: GrowthField["closers"] = [];
  try {
    options.report(`${name}: start`);
    const points = await dimension.open(sizes, { ...options, closers });
    await warmUp(dimension, points, options);
    const curves = await measureRounds(dimension, points, options);
    for (const point of points) point.verify?.();
    return { title, unit, sizes, curves, remarks: points.flatMap(({ remark }) => remark ?? []) };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

async function warmUp(dimension: Dimension, points: readonly Point[], options: GrowthOptions): Promise<void> {
  const { report, warmUpMs, runLoad } = options;
  for (const [index, [title, bodies]] of Object.entries(dimension.loads).entries())
    for (const point of points) {
      report(`${dimension.name}: warm-up, ${title}, ${point.size}`);
      const least = index === 0 ? (point.warmUpRequests ?? 0) : 0;
      const endMs = performance.now() + mostWarmUpMs;
      let count = 0;
      do count += (await runLoad({ ...loadOf(point), bodies, durationMs: warmUpMs })).requestCount;
      while (count < least && performance.now() < endMs);
    }
}

/** In each round all points in turn, so that what disturbs disturbs all alike. */
async function measureRounds(
  dimension: Dimension,
  points: readonly Point[],
  options: GrowthOptions,
): Promise<readonly Curve[]> {
  const loads = Object.entries(dimension.loads);
  const curves = loads.map(([title]) => ({ title, rounds: [] as number[][] }));
  for (let round = 1; round <= options.rounds; round++) {
    for (const point of points) await point.renew?.();
    for (const [index, [title, bodies]] of loads.entries()) {
      options.report(`${dimension.name}: round ${round}, ${title}`);
      const costs: number[] = [];
      for (const point of points) costs.push(await measureCost(point, bodies, options));
      curves[index]?.rounds.push(costs);
    }
  }
  return curves;
}

/** CPU µs of a request. */
async function measureCost(
  point: Point,
  bodies: readonly string[],
  { runLoad, durationMs }: GrowthOptions,
): Promise<number> {
  const { pids } = point.gateway;
  const before = readUsage(pids);
  const { requestCount, lostCount } = await runLoad({ ...loadOf(point), bodies, durationMs });
  const after = readUsage(pids);
  if (lostCount > 0 || requestCount === 0)
    throw new Error(`${lostCount} requests had no response, ${requestCount} had one`);
  if (after.cpuUs === undefined || before.cpuUs === undefined) throw new Error("--growth needs /proc");
  return (after.cpuUs - before.cpuUs) / requestCount;
}

function loadOf({ gateway, paths }: Point) {
  return { url: gateway.url, connections, ...(paths && { paths }) };
}
