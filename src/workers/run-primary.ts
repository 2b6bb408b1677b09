import cluster from "node:cluster";
import type { Settings } from "../config/settings.js";
import { ownPlacesOf } from "../limits/other-workers.js";
import { openNodes } from "../networks/open-nodes.js";
import { makeFolder } from "../store/open-store.js";
import type { Log } from "../telemetry/log.js";
import { devchainNetworksOf, readWorkerSettings, type WorkerSettings } from "./changed-settings.js";
import { LimitDesk } from "./limit-desk.js";
import { onReload } from "./on-reload.js";
import { createReloads, serveReload } from "./reloads.js";
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
  const limitDesk = new LimitDesk(lentPlacesOf(settings, count), () => performance.now());
  const parts: WorkerProcessParts = {
    devchains,
    limitDesk,
    readAllMetrics: () => processes.readMetrics(),
    onNews: (news, by) => processes.tellOthers(news, by),
  };
  const current = { ...readWorkerSettings(process.env, settings) };
  const processes = new WorkerProcesses({ log, fork: () => new ForkedWorker(cluster.fork(current.env), parts) });
  const use = (next: WorkerSettings): void => {
    Object.assign(current, next);
    limitDesk.resize(lentPlacesOf(next.settings, count));
  };
  const stopReloads = await startReloads(settings, { current, use, processes, log });
  try {
    await Promise.race([processes.start(count), told]);
    log.info({ workers: count }, signal.aborted ? "stopped before it was ready" : "all worker processes listen");
    await told;
  } finally {
    await stopReloads();
    await processes.stop();
    await close();
  }
}

interface ReloadParts {
  readonly current: WorkerSettings;
  readonly use: (next: WorkerSettings) => void;
  readonly processes: WorkerProcesses;
  readonly log: Log;
}

/** Reloads at signals and at the command. Returns a function that ends that. */
async function startReloads(settings: Settings, parts: ReloadParts): Promise<() => Promise<void>> {
  const { current, use, processes, log } = parts;
  const reload = createReloads(async () => {
    const before = { ...current };
    try {
      use(readWorkerSettings(process.env, settings));
      await processes.restart();
    } catch (error) {
      use(before);
      log.error({ err: error }, "not reloaded: the settings stay as they are");
      throw error;
    }
  });
  const stopListening = onReload(settings, () => reload().catch(() => undefined));
  const socket = await serveReload(settings, { reload, log });
  return async () => {
    stopListening();
    await socket?.close();
  };
}

/** A user's running calls, without the places that workers have of their own. */
function lentPlacesOf({ CONCURRENT_CALLS: maxRunning }: Settings, count: number): number {
  return maxRunning - count * ownPlacesOf(maxRunning, count);
}
