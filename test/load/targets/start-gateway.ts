import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LoopUse } from "../measure/loop-meter.js";
import { type StartedProcess, startProcess } from "../start-process.js";
import { type StartedTarget, toTarget } from "./target.js";

export interface GatewayOptions {
  /** The built program: `dist/bundle/main.js`. */
  readonly program: string;
  /** Where its data folder may be made. */
  readonly folder: string;
  /** As in the tables. */
  readonly name?: string;
  /** The Node.js that runs it; by default the benchmark's own. */
  readonly node?: string;
  /** A node for the test network; without one, devchains for both networks. */
  readonly nodeUrl?: string;
  /** The quota; by default more than a benchmark can use up. */
  readonly dailyRequests?: number;
  /** Runs it with loop-meter.js. */
  readonly isMetered?: boolean;
  /** Runs it with profiler.js instead. */
  readonly isProfiled?: boolean;
  /** Where the data is, to start on what another start left. */
  readonly dataFolder?: string;
  /** Settings besides those of every benchmark. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The Node.js options of `npm start`. */
const startOptions = readStartOptions();

/** Starts the built gateway in a process of its own, as a user would, with a new data folder; the key is read from its banner. */
export async function startGateway(options: GatewayOptions): Promise<StartedTarget> {
  const { program, folder, nodeUrl, name = "gateway", node = process.execPath, isMetered = false } = options;
  const env = {
    MODE: "development",
    METRICS: "true",
    PORT: "0",
    LOG_LEVEL: "error",
    DATA_DIR: options.dataFolder ?? mkdtempSync(join(folder, "data-")),
    NETWORKS: nodeUrl ? "testnet" : "testnet,mainnet",
    TESTNET_NODE_URL: nodeUrl ?? "",
    MAINNET_NODE_URL: "",
    CONNECTIONS_PER_ADDRESS: "20000",
    DAILY_REQUESTS: String(options.dailyRequests ?? 1_000_000_000),
    ...options.settings,
  };
  const preload = isMetered ? "../measure/loop-meter.js" : options.isProfiled ? "../flame/profiler.js" : undefined;
  const imports = preload === undefined ? [] : ["--import", new URL(preload, import.meta.url).href];
  const command = [node, ...startOptions, ...imports, program];
  const hasChannel = preload !== undefined;
  const started = await startProcess({ command, env, hasChannel, readyPattern: /Try it:\n\n.*\n/ });
  const [, port, key] = /http:\/\/localhost:(\d+)\/(rg_test_\w+)/.exec(started.output) ?? [];
  const target = toTarget({ name, kind: "gateway", url: `http://127.0.0.1:${port}/${key}`, process: started });
  return isMetered ? { ...target, readLoopUse: () => readLoopUse(started) } : target;
}

function readStartOptions(): readonly string[] {
  const file = new URL("../../../../package.json", import.meta.url);
  const { scripts } = JSON.parse(readFileSync(file, "utf8")) as { scripts: { start: string } };
  return scripts.start.split(" ").filter((word) => word.startsWith("--"));
}

async function readLoopUse({ child }: StartedProcess): Promise<LoopUse> {
  const reported = once(child, "message");
  child.send("report");
  const [use] = (await reported) as [LoopUse];
  return use;
}
