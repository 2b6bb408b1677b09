import { existsSync, readFileSync } from "node:fs";
import { nodeUrlsOf } from "../../config/network-settings.js";
import { networkNames } from "../../config/network-table.js";
import type { Settings } from "../../config/settings.js";

/** Maximum number of open connections. */
export interface ConnectionLimits {
  readonly all: number;
  readonly perAddress: number;
}

/** Connections over a limit that may be open at once, each for one error response. */
export const lobbyPlaces = 32;

/** File descriptors for files, the database, mails, worker threads and Node itself: an idle service has 40 open. */
const ownDescriptors = 96;

/** Per node, in addition to its calls: health checks, and the WebSocket for new heads. */
const probesPerNode = 8;

/** File descriptors reserved for everything except clients, so that nodes and the database always get connections. */
export function reserveOf(settings: Settings): number {
  const nodeUrls = networkNames.flatMap((name) => nodeUrlsOf(settings, name) ?? []);
  const forNodes = nodeUrls.map(({ concurrency = settings.NODE_CONCURRENCY }) => concurrency + probesPerNode);
  const forDatabase = settings.DATABASE_URL ? settings.DATABASE_CONNECTIONS : 0;
  return forNodes.reduce((sum, count) => sum + count, ownDescriptors + lobbyPlaces + forDatabase);
}

/**
 * The limits of the settings, reduced to the available file descriptors. If there are too few for the reserve, clients still get
 * a quarter of them.
 */
export function connectionLimitsOf(settings: Settings, maxDescriptors: number): ConnectionLimits {
  const left = Math.max(maxDescriptors - reserveOf(settings), Math.floor(maxDescriptors / 4));
  return { all: Math.min(settings.CONNECTIONS, left), perAddress: settings.CONNECTIONS_PER_ADDRESS };
}

const limitsFile = "/proc/self/limits";

/** The process's limit of file descriptors (Node raises the soft limit to the hard limit); Infinity if unlimited. */
export function readMaxDescriptors(): number {
  return existsSync(limitsFile) ? maxDescriptorsIn(readFileSync(limitsFile, "utf8")) : readFromReport();
}

/** The soft limit in the table that proc(5) describes; Infinity if unlimited. */
export function maxDescriptorsIn(table: string): number {
  const soft = /^Max open files +(\d+)/m.exec(table)?.[1];
  return soft === undefined ? Infinity : Number(soft);
}

/** From Node's diagnostic report, which takes 30 ms or more. */
function readFromReport(): number {
  // Otherwise the report resolves the host name of every peer. (Not in the types yet.)
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as unknown as ReportedLimits;
  const soft = userLimits?.open_files?.soft;
  return typeof soft === "number" ? soft : Infinity;
}

/** Of Node's diagnostic report; absent on Windows. */
interface ReportedLimits {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | "unlimited" } };
}
