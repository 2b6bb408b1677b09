import { bodies } from "../bodies.js";
import type { RunLoad } from "../measure/load.js";
import { median } from "../measure/median.js";
import { formatNumber } from "../report/format-table.js";
import type { Target } from "../targets/target.js";
import type { Fact } from "./fact.js";

export interface TwoProcessesOptions {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  readonly rounds: number;
}

/** How much more two gateway processes answer than one. On two cores the load itself takes its share of both. */
export async function measureTwoProcesses(
  gateways: readonly [Target, Target],
  options: TwoProcessesOptions,
): Promise<Fact[]> {
  const { runLoad, durationMs, rounds } = options;
  const run = (targets: readonly Target[]) =>
    Promise.all(
      targets.map(({ url }) =>
        runLoad({ url, bodies: bodies.smallReads, connections: 64 / targets.length, durationMs }),
      ),
    );
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < rounds; round++) {
    one.push(sumRates(await run(gateways.slice(0, 1))));
    two.push(sumRates(await run(gateways)));
  }
  const ratio = `${formatNumber(median(two) / median(one))} ×`;
  return [{ title: "two processes against one, forward small", found: ratio }];
}

function sumRates(results: readonly { readonly requestsPerSecond: number }[]): number {
  return results.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
}
