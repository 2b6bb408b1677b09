import { fileURLToPath } from "node:url";
import type { RunLoad } from "../measure/load.js";
import { type GatewayOptions, startGateway } from "../targets/start-gateway.js";
import type { Target } from "../targets/target.js";
import type { Fact } from "./fact.js";
import { measureIdleConnections } from "./measure-idle-connections.js";
import { measureLargeResult } from "./measure-large-result.js";
import { measureStart } from "./measure-start.js";
import { measureTwoProcesses } from "./measure-two-processes.js";

export interface FactsOptions {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  readonly rounds: number;
  readonly idleConnections: number;
  readonly largeResults: number;
  readonly program: string;
  readonly folder: string;
  readonly upstream: Target;
  readonly report: (progress: string) => void;
}

/** The second table, each part on a gateway of its own. */
export async function measureFacts(options: FactsOptions): Promise<Fact[]> {
  const { program, folder, upstream, report } = options;
  const base = { program, folder, nodeUrl: upstream.url };
  const loopDelay = fileURLToPath(new URL("loop-delay.js", import.meta.url));
  report("10 MB result");
  const large = await withGateway({ ...base, nodeOptions: ["--import", loopDelay], hasChannel: true }, (gateway) =>
    measureLargeResult(gateway, upstream, options.largeResults),
  );
  report("idle connections");
  const idle = await withGateway(base, (gateway) => measureIdleConnections(gateway, options.idleConnections));
  report("two processes");
  const two = await withGateway(base, (one) =>
    withGateway(base, (other) => measureTwoProcesses([one, other], options)),
  );
  report("start");
  return [...large, ...idle, ...two, ...(await measureStart(options))];
}

async function withGateway(options: GatewayOptions, use: (gateway: Target) => Promise<Fact[]>): Promise<Fact[]> {
  const gateway = await startGateway(options);
  try {
    return await use(gateway);
  } finally {
    await gateway.process.stop();
  }
}
