import cluster from "node:cluster";
import type { Settings } from "../config/settings.js";
import { ownPlacesOf } from "../limits/other-workers.js";
import { openNodes } from "../open-nodes.js";
import { makeFolder } from "../store/open-store.js";
import type { Log } from "../telemetry/log.js";
import { devchainNetworksOf, environmentOfWorkers } from "./changed-settings.js";
import { LimitDesk } from "./limit-desk.js";
import { onReload } from "./on-reload.js";
import { workerOptions } from "./worker-options.js";
import { ForkedWorker, type WorkerProcessParts } from "./worker-process.js";
import { WorkerProcesses } from "./worker-processes.js";

export interface PrimaryOptions {
  /** Number of worker processes. */
  readonly count: number;
  readonly resetDevchains: boolean;
  readonly log: Log;
  /** Aborts when the service has to stop. */
  readonly signal: AbortSignal;
}

/**
 * Runs the service in worker processes that share its port, and the devchains in this one. A reload replaces the workers one after the
 * other. Resolves when they have ended after `signal`; rejects when they can't be started.
 */
export async function runPrimary(settings: Settings, options: PrimaryOptions): Promise<void> {
  const { count, log, signal, resetDevchains } = options;
  const told = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  signal.throwIfAborted();
  makeFolder(settings.DATA_DIR);
  const forDevchains = { ...settings, NETWORKS: devchainNetworksOf(settings) };
  const { opened, close } = await openNodes(forDevchains, { log, events: undefined, resetDevchains });
  const devchains = Object.fromEntries(Object.entries(opened).map(([name, { devchain }]) => [name, devchain]));
  const execArgv = workerOptions({ execArgv: process.execArgv, nodeOptions: process.env["NODE_OPTIONS"] ?? "" });
  cluster.setupPrimary({ serialization: "advanced", execArgv });
  const { CONCURRENT_CALLS: maxRunning } = settings;
  const lentPlaces = maxRunning - count * ownPlacesOf(maxRunning, count);
  const parts: WorkerProcessParts = {
    devchains,
    limitDesk: new LimitDesk(lentPlaces, () => performance.now()),
    readAllMetrics: () => processes.readMetrics(),
    onNews: (news, by) => processes.tellOthers(news, by),
  };
  let env = environmentOfWorkers(process.env, settings);
  const processes = new WorkerProcesses({ log, fork: () => new ForkedWorker(cluster.fork(env), parts) });
  const stopListening = onReload(settings, async () => {
    const before = env;
    try {
      env = environmentOfWorkers(process.env, settings);
      await processes.restart();
    } catch (error) {
      env = before;
      log.error({ err: error }, "not reloaded: the settings stay as they are");
    }
  });
  try {
    await Promise.race([processes.start(count), told]);
    log.info({ workers: count }, signal.aborted ? "stopped before it was ready" : "all worker processes listen");
    await told;
  } finally {
    stopListening();
    await processes.stop();
    await close();
  }
}
