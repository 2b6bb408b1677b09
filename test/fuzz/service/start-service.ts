import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { addRefusedUser } from "../../e2e/add-refused-user.js";
import { readBanner } from "../../e2e/read-banner.js";
import { findFreePort } from "../../fakes/find-free-port.js";
import { createDashboardClient } from "../../integration/dashboard-client.js";
import { startProcess } from "../../load/start-process.js";
import { maxBodyBytes } from "../oracle/limits.js";
import { type MemoryUsage, watchOutput } from "./watch-output.js";

/** The built program in a process of its own. */
export interface FuzzedService {
  readonly port: number;
  readonly paths: ServicePaths;
  isAlive(): boolean;
  /** What it wrote and should not have. */
  readonly complaints: readonly string[];
  /** Collects garbage in all its threads; resolves to what memory is left. */
  collectGarbage(): Promise<MemoryUsage>;
  /** Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Paths with an API key in them. */
export interface ServicePaths {
  /** Served by a scripted node. */
  readonly testnet: string;
  /** Served by a devchain. */
  readonly mainnet: string;
  /** Of a user whose quota is used up. */
  readonly refused: string;
  /** Of nobody. */
  readonly unknown: string;
}

export async function startService(nodeUrl: string, file: string): Promise<FuzzedService> {
  const dataDir = mkdtempSync(join(tmpdir(), "rootgate-fuzz-"));
  // The dashboard has to know its own URL before it listens.
  const port = await findFreePort();
  const program = { file, env: { ...settingsOf(nodeUrl), PORT: String(port), DATA_DIR: dataDir } };
  const options = ["--expose-gc", "--require", resolve("test/fuzz/service/collect-garbage.cjs")];
  const command = [process.execPath, ...options, file];
  const { child, output } = await startProcess({ command, env: program.env, readyPattern: /Try it:\n\n.*\n/ });
  const watched = watchOutput(child);
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  const { urls } = readBanner(output);
  const origin = `http://127.0.0.1:${port}`;
  const refused = await addRefusedUser({ client: createDashboardClient(origin), origin }, program);
  return {
    port,
    paths: {
      testnet: new URL(urls.testnet).pathname,
      mainnet: new URL(urls.mainnet).pathname,
      refused: `/${refused.testnet}`,
      unknown: unknownPath,
    },
    isAlive,
    complaints: watched.complaints,
    collectGarbage: () => {
      child.kill("SIGUSR2");
      return watched.nextMemory();
    },
    stop: async () => {
      const ended = new Promise<number | null>((done) => (isAlive() ? child.once("exit", done) : done(child.exitCode)));
      child.kill("SIGTERM");
      const exitCode = await ended;
      rmSync(dataDir, { recursive: true, force: true });
      return exitCode;
    },
  };
}

function settingsOf(nodeUrl: string): Readonly<Record<string, string>> {
  return {
    MODE: "development",
    LOG_LEVEL: "warn",
    NETWORKS: "testnet,mainnet",
    TESTNET_NODE_URL: nodeUrl,
    MAINNET_NODE_URL: "",
    DAILY_REQUESTS: "1000000000",
    MAX_BODY_BYTES: String(maxBodyBytes),
    // Full early: what the cache holds must not look like a leak.
    CACHE_MAX_BYTES: "2000000",
  };
}

/** An API key of the right form with a wrong checksum. */
const unknownPath = `/rg_test_${"a".repeat(36)}`;
