import { bodies } from "../bodies.js";
import type { RunLoad } from "../measure/load.js";
import { median } from "../measure/median.js";
import { readCpuUs } from "../measure/process-usage.js";
import { formatNumber } from "../report/format-table.js";
import type { StartedTarget } from "../targets/target.js";
import type { Fact } from "./fact.js";

export interface TwoProcessesOptions {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  readonly rounds: number;
}

/**
 * How much more two gateway processes answer than one. On two cores the load and the upstream take their share of both, so what a
 * request costs the gateways themselves is told too: processes that are in each other's way would need more for it.
 */
export async function measureTwoProcesses(
  gateways: readonly [StartedTarget, StartedTarget],
  options: TwoProcessesOptions,
): Promise<Fact[]> {
  const one: Run[] = [];
  const two: Run[] = [];
  for (let round = 0; round < options.rounds; round++) {
    one.push(await runLoads(gateways.slice(0, 1), options));
    two.push(await runLoads(gateways, options));
  }
  const ratio = (key: keyof Run): string =>
    formatNumber(median(two.map((run) => run[key])) / median(one.map((run) => run[key])));
  return [
    {
      title: "two processes against one, forward small (CPU of a request)",
      found: `${ratio("rate")} × (${ratio("cpuUs")} ×)`,
    },
  ];
}

interface Run {
  readonly rate: number;
  readonly cpuUs: number;
}

async function runLoads(targets: readonly StartedTarget[], { runLoad, durationMs }: TwoProcessesOptions): Promise<Run> {
  const readCpu = (): number => sum(targets.map(({ process }) => readCpuUs(process.pid) ?? Number.NaN));
  const cpuBefore = readCpu();
  const results = await Promise.all(
    targets.map(({ url }) => runLoad({ url, bodies: bodies.smallReads, connections: 64 / targets.length, durationMs })),
  );
  const cpuUs = (readCpu() - cpuBefore) / sum(results.map(({ requestCount }) => requestCount));
  return { rate: sum(results.map(({ requestsPerSecond }) => requestsPerSecond)), cpuUs };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
