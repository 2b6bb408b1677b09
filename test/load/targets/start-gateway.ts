import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { startProcess } from "../start-process.js";
import type { Target } from "./target.js";

export interface GatewayOptions {
  /** The built program: `dist/bundle/main.js`. */
  readonly program: string;
  /** Where its data folder may be made. */
  readonly folder: string;
  /** A node for the test network; without one, devchains for both networks. */
  readonly nodeUrl?: string;
  /** The quota; by default more than a benchmark can use up. */
  readonly dailyRequests?: number;
  /** Options for Node itself, such as a module to load first. */
  readonly nodeOptions?: readonly string[];
  readonly hasChannel?: boolean;
  /** Where the data is, to start on what another start left. */
  readonly dataFolder?: string;
  /** Settings besides those of every benchmark. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the built gateway in a process of its own, as a user would, with a new data folder; the key is read from its banner. */
export async function startGateway(options: GatewayOptions): Promise<Target> {
  const { program, folder, nodeUrl, nodeOptions = [], hasChannel = false } = options;
  const env = {
    MODE: "development",
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
  const command = [process.execPath, ...nodeOptions, program];
  const started = await startProcess({ command, env, hasChannel, readyPattern: /Try it:\n\n.*\n/ });
  const [, port, key] = /http:\/\/localhost:(\d+)\/(rg_test_\w+)/.exec(started.output) ?? [];
  return { name: "gateway", url: `http://127.0.0.1:${port}/${key}`, process: started };
}
