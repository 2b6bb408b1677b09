import { type Machine, readMachine } from "./machine.js";
import { networkSetting, nodeUrlsOf } from "./network-settings.js";
import { networkNames } from "./network-table.js";
import type { NodeUrl } from "./node-urls.js";
import type { Settings } from "./settings.js";

/** Most workers of `auto`: with more, each one's share of the connections and calls to nodes becomes too small for uneven work. */
const maxAutoWorkers = 16;

/** Memory to have for each process of `auto`, the primary one included. */
const processBytes = 256 * 1024 * 1024;

/** How many worker processes the service runs in; 1: in the process itself. */
export function workerCountOf(
  { WORKERS, MODE }: Pick<Settings, "WORKERS" | "MODE">,
  machine: () => Machine = readMachine,
): number {
  const wanted = WORKERS ?? (MODE === "production" ? "auto" : 1);
  return wanted === "auto" ? autoCount(machine()) : wanted;
}

/** One for each core, as far as there is memory for them. */
function autoCount({ cores, memoryBytes }: Machine): number {
  const affordable = Math.floor(memoryBytes / processBytes) - 1;
  return Math.max(1, Math.min(cores, affordable, maxAutoWorkers));
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
    ...Object.fromEntries(
      networkNames.map((name) => [networkSetting(name, "NODE_URL"), partOf(nodeUrlsOf(settings, name))]),
    ),
  };
}
