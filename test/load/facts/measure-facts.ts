import type { RunLoad } from "../measure/load.js";
import { type GatewayOptions, startGateway } from "../targets/start-gateway.js";
import type { StartedTarget, Target } from "../targets/target.js";
import type { Fact } from "./fact.js";
import { measureIdleConnections } from "./measure-idle-connections.js";
import { measureLargeResult } from "./measure-large-result.js";
import { measureManyUsers } from "./measure-many-users.js";
import { measureNewConnections } from "./measure-new-connections.js";
import { measureSlowNode } from "./measure-slow-node.js";
import { measureStart } from "./measure-start.js";
import { measureTwoProcesses } from "./measure-two-processes.js";
import { measureWorkers } from "./measure-workers.js";

export interface FactsOptions {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  readonly rounds: number;
  readonly idleConnections: number;
  readonly largeResults: number;
  readonly users: number;
  readonly answersFile: string;
  readonly program: string;
  readonly folder: string;
  readonly upstream: Target;
  /** Measures only the parts whose name matches. */
  readonly only: RegExp;
  readonly report: (progress: string) => void;
}

type Measure = (options: FactsOptions) => Promise<Fact[]>;

/** The second table, each part on a gateway of its own. */
export async function measureFacts(options: FactsOptions): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (!options.only.test(name)) continue;
    options.report(name);
    facts.push(...(await measure(options)));
  }
  return facts;
}

const parts: Readonly<Record<string, Measure>> = {
  "10 MB result": (options) =>
    withGateway({ ...baseOf(options), isMetered: true }, (gateway) => measureLargeResult(gateway, options)),
  "idle connections": (options) =>
    withGateway(baseOf(options), (gateway) => measureIdleConnections(gateway, options.idleConnections)),
  "new connections": (options) => withGateway(baseOf(options), (gateway) => measureNewConnections(gateway, options)),
  "two processes": (options) =>
    withGateway(baseOf(options), (one) =>
      withGateway(baseOf(options), (other) => measureTwoProcesses([one, other], options)),
    ),
  workers: (options) => measureWorkers(baseOf(options), options),
  "slow node": measureSlowNode,
  "many users": measureManyUsers,
  start: measureStart,
};

function baseOf({ program, folder, upstream }: FactsOptions) {
  return { program, folder, nodeUrl: upstream.url };
}

async function withGateway(options: GatewayOptions, use: (gateway: StartedTarget) => Promise<Fact[]>): Promise<Fact[]> {
  const gateway = await startGateway(options);
  try {
    return await use(gateway);
  } finally {
    await gateway.process.stop();
  }
}
