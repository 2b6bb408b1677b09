import { fileURLToPath } from "node:url";
import { bodies } from "../bodies.js";
import type { RunLoad } from "../measure/load.js";
import { formatNoise, noiseOf } from "../measure/noise.js";
import { formatNumber } from "../report/format-table.js";
import { startGateway } from "../targets/start-gateway.js";
import { startUpstream } from "../targets/start-upstream.js";
import type { StartedTarget } from "../targets/target.js";
import type { Fact } from "./fact.js";

export interface SlowNodeOptions {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  readonly rounds: number;
  readonly program: string;
  readonly folder: string;
  readonly answersFile: string;
}

const connections = 16;

/** A node that takes 1 ms for each call of a batch, for eight requests at once: batches make calls wait for each other there. */
export async function measureSlowNode(options: SlowNodeOptions): Promise<Fact[]> {
  const { program, folder, answersFile } = options;
  const nodeProgram = fileURLToPath(new URL("../upstream/static-upstream.js", import.meta.url));
  const upstream = await startUpstream({ goProgram: undefined, nodeProgram, answersFile, manner: "slow" });
  const started: StartedTarget[] = [upstream];
  try {
    const gateways: StartedTarget[] = [];
    for (const NODE_BATCHING of ["true", "false"])
      gateways.push(await startGateway({ program, folder, nodeUrl: upstream.url, settings: { NODE_BATCHING } }));
    started.push(...gateways);
    const [on = [], off = []] = await measureInTurn(gateways, options);
    const ratio = noiseOf(on).median / noiseOf(off).median;
    return [
      {
        title: "1 ms a call, eight at once, c = 16: req/s with batching on, off",
        found: `${formatNoise(noiseOf(on))}, ${formatNoise(noiseOf(off))}: ${formatNumber(ratio)} ×`,
      },
    ];
  } finally {
    for (const { process } of started) await process.stop();
  }
}

async function measureInTurn(targets: readonly StartedTarget[], { runLoad, durationMs, rounds }: SlowNodeOptions) {
  const rates = targets.map((): number[] => []);
  // The first round warms up: the gateway finds out how the node responds sooner.
  for (let round = 0; round <= rounds; round++)
    for (const [index, { url }] of targets.entries()) {
      const { requestsPerSecond } = await runLoad({ url, bodies: bodies.smallReads, connections, durationMs });
      if (round > 0) rates[index]?.push(requestsPerSecond);
    }
  return rates;
}
