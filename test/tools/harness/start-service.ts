import { resolve } from "node:path";
import type { NetworkName } from "../../../src/config/network-table.js";
import { networks } from "../../../src/config/networks.js";
import { addRefusedUser } from "../../e2e/add-refused-user.js";
import { makeDataDir, startProgram } from "../../e2e/start-program.js";
import { findFreePort } from "../../fakes/find-free-port.js";
import { createDashboardClient } from "../../integration/dashboard-client.js";
import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.js";
import { type AskedMethods, type RecordingProxy, startRecordingProxy } from "./recording-proxy.js";

/** What a tool's program finds in its environment. */
export interface ToolEnvironment {
  /** Endpoint URL of the network, API key included, through a proxy that notes what is asked for. */
  readonly RPC_URL: string;
  readonly CHAIN_ID: string;
  /** Of a funded account, which no other program uses at the same time. */
  readonly PRIVATE_KEY: string;
  /** A URL with an API key that doesn't exist. */
  readonly UNKNOWN_KEY_URL: string;
  /** The other network's base URL with this network's API key. */
  readonly OTHER_NETWORK_URL: string;
  /** A URL with the API key of a user who has used up the daily quota. */
  readonly SPENT_QUOTA_URL: string;
  /** The endpoint's WebSocket URL, through a proxy that no other program uses at the same time. */
  readonly SOCKET_URL: string;
  /** A GET cuts off the connections through that proxy. */
  readonly CUT_URL: string;
}

/** The built program in development mode, each network at a base URL and on a devchain of its own. */
export interface MatrixService {
  /** An environment for each funded account of a network. */
  readonly environments: Readonly<Record<NetworkName, readonly ToolEnvironment[]>>;
  /** What was asked for at an environment's endpoint, by HTTP, since the last time. */
  takeAsked(environment: ToolEnvironment): AskedMethods;
  stop(): Promise<void>;
}

/** Starts it. `DEVCHAIN_…` settings of this process are passed on, to see what a tool does with others. */
export async function startService(): Promise<MatrixService> {
  const { dataDir, remove } = makeDataDir();
  const port = await findFreePort();
  const bases = { testnet: `http://127.0.0.1:${port}`, mainnet: `http://localhost:${port}` };
  const devchain = Object.entries(process.env).filter(([name]) => name.startsWith("DEVCHAIN_"));
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    TESTNET_BASE_URL: bases.testnet,
    MAINNET_BASE_URL: bases.mainnet,
    DAILY_REQUESTS: "1000000",
    ...(Object.fromEntries(devchain) as Record<string, string>),
  };
  const program = await startProgram(settings);
  const client = createDashboardClient(program.origin);
  const file = resolve("dist/bundle/main.js");
  const spent = await addRefusedUser({ client, origin: bases.testnet }, { file, env: settings });

  const proxies: (CuttingProxy | RecordingProxy)[] = [];
  const recorders = new Map<string, RecordingProxy>();
  const environmentOf = async (name: NetworkName, privateKey: string): Promise<ToolEnvironment> => {
    const other = name === "testnet" ? "mainnet" : "testnet";
    const key = new URL(program.urls[name]).pathname;
    const proxy = await startCuttingProxy(port);
    const recorder = await startRecordingProxy(program.urls[name]);
    proxies.push(proxy, recorder);
    const url = `${recorder.origin}${key}`;
    recorders.set(url, recorder);
    return {
      RPC_URL: url,
      CHAIN_ID: String(networks[name].chainId),
      PRIVATE_KEY: privateKey,
      UNKNOWN_KEY_URL: `${bases[name]}${key.slice(0, 8)}${"0".repeat(key.length - 8)}`,
      OTHER_NETWORK_URL: `${bases[other]}${key}`,
      SPENT_QUOTA_URL: `${bases[name]}/${spent[name]}`,
      SOCKET_URL: `ws://${proxy.host}${key}`,
      CUT_URL: `http://${proxy.host}/cut`,
    };
  };
  const environmentsOf = (name: NetworkName) =>
    Promise.all(program.accounts[name].map(({ privateKey }) => environmentOf(name, privateKey)));
  return {
    environments: { testnet: await environmentsOf("testnet"), mainnet: await environmentsOf("mainnet") },
    takeAsked: ({ RPC_URL }) => recorders.get(RPC_URL)?.take() ?? new Map(),
    stop: async () => {
      for (const proxy of proxies) proxy.stop();
      await program.stop();
      remove();
    },
  };
}
