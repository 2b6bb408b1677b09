import type { Settings } from "../../config/settings.js";

/** How many connections may be open. */
export interface ConnectionLimits {
  readonly all: number;
  readonly perAddress: number;
}

/** Connections past a limit that may be open at once, each for one response that says so. */
export const lobbyPlaces = 32;

/** Descriptors for files, the database, mails, worker threads and Node itself: an idle service has 40 open. */
const ownDescriptors = 96;

/** Of each node, besides its calls: health checks, and the WebSocket that tells of new heads. */
const probesPerNode = 8;

/** How many descriptors are kept for everything but clients, so that connections never leave nodes or the database without one. */
export function reserveOf(settings: Settings): number {
  const nodeUrls = [...(settings.TESTNET_NODE_URL ?? []), ...(settings.MAINNET_NODE_URL ?? [])];
  const forNodes = nodeUrls.map(({ concurrency = settings.NODE_CONCURRENCY }) => concurrency + probesPerNode);
  const forDatabase = settings.DATABASE_URL ? settings.DATABASE_CONNECTIONS : 0;
  return forNodes.reduce((sum, count) => sum + count, ownDescriptors + lobbyPlaces + forDatabase);
}

/**
 * What the settings say, less where the process may not open so many descriptors. With too few even for the reserve, a quarter of
 * them is for clients all the same.
 */
export function connectionLimitsOf(settings: Settings, maxDescriptors: number): ConnectionLimits {
  const left = Math.max(maxDescriptors - reserveOf(settings), Math.floor(maxDescriptors / 4));
  return { all: Math.min(settings.CONNECTIONS, left), perAddress: settings.CONNECTIONS_PER_ADDRESS };
}

/** How many descriptors this process may open (Node raises its soft limit to the hard one); Infinity where there is no limit. */
export function readMaxDescriptors(): number {
  // Else it would look up the name of every address that the process is connected to. (Not in the types yet.)
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as unknown as ReportedLimits;
  const soft = userLimits?.open_files?.soft;
  return typeof soft === "number" ? soft : Infinity;
}

/** Of Node's diagnostic report; absent on Windows. */
interface ReportedLimits {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | "unlimited" } };
}
