import { availableParallelism } from "node:os";
import type { NodeUrl } from "./node-urls.js";
import type { Settings } from "./settings.js";

/** How many worker processes the service runs in; 1: in the process itself. */
export function workerCountOf({ WORKERS }: Pick<Settings, "WORKERS">): number {
  return WORKERS === "auto" ? availableParallelism() : WORKERS;
}

/** One worker's part of the limits that are for all of them together. */
export function shareOf(settings: Settings, workers: number): Settings {
  const part = (whole: number): number => Math.ceil(whole / workers);
  const partOf = (nodeUrls: readonly NodeUrl[] | undefined): readonly NodeUrl[] | undefined =>
    nodeUrls?.map(({ concurrency, ...rest }) =>
      concurrency === undefined ? rest : { ...rest, concurrency: part(concurrency) },
    );
  return {
    ...settings,
    CACHE_MAX_BYTES: part(settings.CACHE_MAX_BYTES),
    // Each has to hold a response of the most that a user may have.
    HELD_BYTES: Math.max(part(settings.HELD_BYTES), settings.HELD_BYTES_PER_USER),
    CONNECTIONS: part(settings.CONNECTIONS),
    CONNECTIONS_PER_ADDRESS: part(settings.CONNECTIONS_PER_ADDRESS),
    WEBSOCKETS_PER_USER: part(settings.WEBSOCKETS_PER_USER),
    WEBSOCKETS_PER_ADDRESS: part(settings.WEBSOCKETS_PER_ADDRESS),
    NODE_CONCURRENCY: part(settings.NODE_CONCURRENCY),
    NODE_QUEUE_LENGTH: part(settings.NODE_QUEUE_LENGTH),
    DATABASE_CONNECTIONS: part(settings.DATABASE_CONNECTIONS),
    TESTNET_NODE_URL: partOf(settings.TESTNET_NODE_URL),
    MAINNET_NODE_URL: partOf(settings.MAINNET_NODE_URL),
  };
}
