import { accessSync, constants, existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { Settings } from "../../config/settings.js";
import { type Finding, failed, inspect, ok, skipped, warning } from "./finding.js";

const GiB = 2 ** 30;
/** SQLite, chains and the index of logs grow; below this there is little time left to act. */
const minFreeBytes = GiB;

/** Disk and file descriptors. */
export async function checkMachine(settings: Settings): Promise<Finding[]> {
  return [
    ...(await inspect("disk", () => checkDisk(settings.DATA_DIR))),
    ...(await inspect("file descriptors", () => checkDescriptors(settings))),
  ];
}

async function checkDisk(dataDir: string) {
  if (!existsSync(dataDir)) return [skipped(`there is no DATA_DIR ${dataDir} yet`)];
  accessSync(dataDir, constants.R_OK | constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  const text = `${((bavail * bsize) / GiB).toFixed(1)} GiB free in DATA_DIR ${dataDir}`;
  return [bavail * bsize < minFreeBytes ? failed(text) : ok(text)];
}

async function checkDescriptors(settings: Settings) {
  const limits = await import("../../http/connection/connection-limits.js");
  const max = limits.readMaxDescriptors();
  const { all } = limits.connectionLimitsOf(settings, max);
  const text = `${max}, for ${all} client connections`;
  if (all === settings.CONNECTIONS) return [ok(text)];
  return [warning(`${text}: CONNECTIONS is ${settings.CONNECTIONS}; raise the limit (ulimit -n, LimitNOFILE)`)];
}
