import { bodies } from "../bodies.js";
import { median } from "../measure/median.js";
import { readCpuUs, readTreePids } from "../measure/process-usage.js";
import { formatNumber } from "../report/format-table.js";
import { type GatewayOptions, startGateway } from "../targets/start-gateway.js";
import type { StartedTarget } from "../targets/target.js";
import type { Fact } from "./fact.js";
import type { TwoProcessesOptions } from "./measure-two-processes.js";

const loads = { "forward small": bodies.smallReads, eth_chainId: bodies.chainId } as const;

/**
 * What WORKERS=2 costs and brings: CPU of a request, all processes, against that of one process; and how the work divides. On cores
 * that the load leaves alone, two workers handle 2 / (ratio × larger share × 2) times as many requests as one process.
 */
export async function measureWorkers(base: GatewayOptions, options: TwoProcessesOptions): Promise<Fact[]> {
  const one = await startGateway(base);
  const two = await startGateway({ ...base, settings: { ...base.settings, WORKERS: "2" } });
  try {
    const facts: Fact[] = [];
    for (const [title, load] of Object.entries(loads)) facts.push(await compare(title, load, { one, two }, options));
    return facts;
  } finally {
    await Promise.all([one, two].map(({ process }) => process.stop()));
  }
}

async function compare(
  title: string,
  load: readonly string[],
  { one, two }: { readonly one: StartedTarget; readonly two: StartedTarget },
  options: TwoProcessesOptions,
): Promise<Fact> {
  const ratios: number[] = [];
  const shares: number[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const alone = await costOf(one, load, options);
    const both = await costOf(two, load, options);
    ratios.push(both.cpuUs / alone.cpuUs);
    shares.push(both.largestShare);
  }
  const [ratio, share] = [median(ratios), median(shares)];
  const found = `${formatNumber(1 / (ratio * share))} × on two free cores (CPU of a request ${formatNumber(ratio)} ×, the busier worker's share ${formatNumber(share)})`;
  return { title: `WORKERS=2 against one process, ${title}`, found };
}

interface Cost {
  readonly cpuUs: number;
  /** Of the CPU, by the process that used most. */
  readonly largestShare: number;
}

async function costOf(
  target: StartedTarget,
  load: readonly string[],
  { runLoad, durationMs }: TwoProcessesOptions,
): Promise<Cost> {
  const pids = readTreePids(target.process.pid);
  const before = pids.map((pid) => readCpuUs(pid) ?? Number.NaN);
  const { requestCount } = await runLoad({ url: target.url, bodies: load, connections: 64, durationMs });
  const used = pids.map((pid, index) => (readCpuUs(pid) ?? Number.NaN) - (before[index] as number));
  const all = used.reduce((total, value) => total + value, 0);
  return { cpuUs: all / requestCount, largestShare: Math.max(...used) / all };
}
