import { join } from "node:path";
import { nodeUrlsOf } from "../config/network-settings.js";
import type { NetworkName } from "../config/network-table.js";
import { type Network, networksOf } from "../config/networks.js";
import type { Settings } from "../config/settings.js";
import type { BlockTiming } from "../devchain/block-production.js";
import type { ChainEvents } from "../events/chain-events.js";
import { openChainEvents } from "../events/open-chain-events.js";
import type { FollowedTransactions } from "../events/pending-transactions.js";
import type { FilterStore, FilterStoreParts } from "../methods/filters/filter-store.js";
import { openFilters } from "../methods/filters/open-filters.js";
import type { OpenedNetwork } from "../methods/handler.js";
import type { NodeEvents } from "../node/node-events.js";
import { systemTimers } from "../node/timers.js";
import { PolledHeads } from "../pool/heads/polled-heads.js";
import type { SharedProbes } from "../pool/heads/shared-probes.js";
import type { Log } from "../telemetry/log.js";
import { type OpenedNode, openNode } from "./open-node.js";

/** A network that the service serves, with its node. */
export interface ServedNetwork extends OpenedNode {
  readonly network: Network;
  readonly events: ChainEvents;
}

export type OpenedNodes = Readonly<Partial<Record<NetworkName, ServedNetwork>>>;

/** The other processes of one service. */
export interface OtherProcesses {
  /** Announces a transaction sent through this process. */
  tellSent(network: NetworkName, hash: string): void;
  /** Listens for theirs. */
  onSent(network: NetworkName, listener: (hash: string) => void): void;
  /** The probes of a network's nodes. */
  sharedProbes(network: NetworkName): SharedProbes;
}

export interface DevchainChoices {
  /** The devchain's compiled worker, when the service does not run from its own build. */
  readonly devchainWorkerUrl?: URL;
  /** Starts new devchains. */
  readonly resetDevchains?: boolean;
  /** Opens one network's node in another way: tests of a single upstream go without pool and cache. */
  readonly openNode?: typeof openNode;
  readonly others?: OtherProcesses;
}

export interface NodesParts extends DevchainChoices {
  readonly log: Log;
  readonly events: ((network: NetworkName) => NodeEvents) | undefined;
  /** Called once for each transaction that was sent through this process. */
  readonly onSent?: (network: NetworkName, hash: string) => void;
  /** The same for a transaction that a node reported first. */
  readonly onHeard?: (network: NetworkName, hash: string) => void;
  /** Follows transactions that all processes on the store send. */
  readonly follow?: ((network: NetworkName, onHash: (hash: string) => void) => FollowedTransactions) | undefined;
}

/** The nodes of all networks, and the filters of their users. */
export async function openNetworks(
  settings: Settings,
  parts: Omit<NodesParts, "onSent" | "onHeard" | "follow"> & FilterStoreParts,
) {
  const filters = openFilters(parts);
  const { opened, close } = await openNodes(settings, { ...parts, ...filters });
  return {
    nodes: opened,
    filterStore: filters.store,
    async close(): Promise<void> {
      await close();
      await filters.close();
    },
  };
}

/** The nodes of all networks that the settings name. Rejects, with all of them closed again, when one cannot be used. */
export async function openNodes(settings: Settings, parts: NodesParts) {
  const opening = settings.NETWORKS.map(async (name) => [name, await open(settings, name, parts)] as const);
  // All are waited for, so that what did open is closed when another does not.
  const results = await Promise.allSettled(opening);
  const entries = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const close = async (): Promise<void> => {
    for (const [, { events }] of entries) events.pending.close();
    await Promise.all(entries.map(([, { node }]) => node.close()));
  };
  const failed = results.find((result) => result.status === "rejected");
  if (failed) {
    await close();
    throw failed.reason;
  }
  const opened: OpenedNodes = Object.fromEntries(entries);
  return { opened, close };
}

/** What handlers get to serve each network. */
export function contextsOf(
  settings: Settings,
  { nodes, filterStore }: { readonly nodes: OpenedNodes; readonly filterStore: FilterStore },
): Partial<Record<NetworkName, OpenedNetwork>> {
  const contexts: Partial<Record<NetworkName, OpenedNetwork>> = {};
  const logBounds = { blocksPerCall: settings.LOGS_BLOCKS_PER_CALL, maxBytes: settings.MAX_RESPONSE_BYTES };
  for (const name of settings.NETWORKS) {
    const served = nodes[name];
    if (served) contexts[name] = { ...served, logBounds, filterStore };
  }
  return contexts;
}

async function open(settings: Settings, name: NetworkName, parts: NodesParts): Promise<ServedNetwork> {
  const { log, events, devchainWorkerUrl, resetDevchains = false } = parts;
  const nodeUrls = nodeUrlsOf(settings, name);
  const devchain = {
    file: join(settings.DATA_DIR, `${name}.chain`),
    timing: blockTimingOf(settings),
    maxReorgBlocks: settings.MAX_REORG_BLOCKS,
    reset: resetDevchains,
    ...(devchainWorkerUrl && { workerUrl: devchainWorkerUrl }),
  };
  const { others, follow } = parts;
  const bounds = {
    ...boundsOf(settings),
    ...(events && { events: events(name) }),
    sharedProbes: others?.sharedProbes(name),
  };
  const network = networksOf(settings)[name];
  const logIndexFolder = settings.LOGS_INDEX ? join(settings.DATA_DIR, `${name}.logs`) : undefined;
  const opened = await (parts.openNode ?? openNode)({ network, nodeUrls, ...bounds, logIndexFolder, devchain }, log);
  const { node, heads = new PolledHeads(node, systemTimers) } = opened;
  const pending = {
    listen: opened.onPendingTransaction,
    onSent(hash: string): void {
      others?.tellSent(name, hash);
      parts.onSent?.(name, hash);
    },
    onHeard: (hash: string) => parts.onHeard?.(name, hash),
    follow: follow && ((onHash: (hash: string) => void) => follow(name, onHash)),
  };
  const chainEvents = openChainEvents({ node, heads, log, pending, maxReorgBlocks: settings.MAX_REORG_BLOCKS });
  others?.onSent(name, (hash) => chainEvents.pending.announceFromOther(hash));
  return { ...opened, network, events: chainEvents };
}

/** When a devchain makes blocks. */
export function blockTimingOf(settings: Settings): BlockTiming {
  const intervalMs = settings.DEVCHAIN_BLOCK_INTERVAL_MS;
  if (intervalMs !== undefined) return { mode: "interval", intervalMs };
  const { DEVCHAIN_BLOCK_DELAY_MS: delayMs, DEVCHAIN_CONFIRMATIONS: confirmations } = settings;
  return { mode: "on-demand", delayMs, confirmations };
}

/** The limits on the use of nodes, from the settings. */
export function boundsOf(settings: Settings) {
  return {
    cache: {
      maxBytes: settings.CACHE_MAX_BYTES,
      depth: settings.CACHE_DEPTH_BLOCKS,
      redis: settings.REDIS_URL && { address: settings.REDIS_URL, timeoutMs: settings.REDIS_TIMEOUT_MS },
    },
    verification: { ratio: settings.VERIFICATION_RATIO, action: settings.VERIFICATION_ACTION },
    upstream: {
      maxResponseBytes: settings.MAX_RESPONSE_BYTES,
      timeoutMs: settings.NODE_TIMEOUT_MS,
      isBatching: settings.NODE_BATCHING,
    },
    pool: {
      headPollMs: settings.HEAD_POLL_MS,
      maxLagBlocks: settings.NODE_MAX_LAG_BLOCKS,
      maxReorgBlocks: settings.MAX_REORG_BLOCKS,
      nodeTimeoutMs: settings.NODE_TIMEOUT_MS,
      concurrency: settings.NODE_CONCURRENCY,
      queueLength: settings.NODE_QUEUE_LENGTH,
      isHedging: settings.HEDGE,
    },
  };
}
