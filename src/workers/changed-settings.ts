import { settingsOfFile } from "../config/config-file.js";
import { nodeUrlsOf } from "../config/network-settings.js";
import type { NetworkName } from "../config/network-table.js";
import { readSettings } from "../config/read-settings.js";
import type { Settings } from "../config/settings.js";

type Env = Readonly<Record<string, string | undefined>>;

/** Settings of the primary process: a reload restarts worker processes only. */
const ofPrimary: readonly (keyof Settings)[] = [
  "MODE",
  "HOST",
  "PORT",
  "WORKERS",
  "DATA_DIR",
  "NETWORKS",
  "DEVCHAIN_BLOCK_DELAY_MS",
  "DEVCHAIN_CONFIRMATIONS",
  "DEVCHAIN_BLOCK_INTERVAL_MS",
  "SHUTDOWN_DELAY_MS",
  "SHUTDOWN_TIMEOUT_MS",
];

/** The settings of worker processes. */
export interface WorkerSettings {
  /** Added to their environment: the settings file's values are in it, so that a worker that starts later has the same ones as the others. */
  readonly env: Readonly<Record<string, string>>;
  readonly settings: Settings;
}

/** Reads them. @throws an Error that says what is wrong with the settings, or which of them need a restart. */
export function readWorkerSettings(env: Env, before: Settings): WorkerSettings {
  // Empty counts as absent: no process reads the file a second time.
  const ofWorkers = { ...settingsOfFile(env), ROOTGATE_CONFIG: "" };
  const settings = readSettings({ ...env, ...ofWorkers });
  const changed: string[] = ofPrimary.filter((name) => !isSame(settings[name], before[name]));
  if (!isSame(devchainNetworksOf(settings), devchainNetworksOf(before)))
    changed.push("a node URL in the place of a devchain");
  if (changed.length > 0) throw new Error(`a change of these settings needs a restart: ${changed.join(", ")}`);
  return { env: ofWorkers, settings };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The networks that no real node serves. */
export function devchainNetworksOf(settings: Settings): NetworkName[] {
  return settings.NETWORKS.filter((name) => nodeUrlsOf(settings, name) === undefined);
}
