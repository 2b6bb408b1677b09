import type { RedisLinkOptions } from "../cache/redis-link.js";
import type { RedisOptions } from "../cache/redis-store.js";
import type { SharedNotes } from "../cache/shared-notes.js";
import type { SharedStore } from "../cache/shared-store.js";
import { withSentTransactions } from "../cache/transactions/with-sent-transactions.js";
import { withCache } from "../cache/with-cache.js";
import { withDedupe } from "../cache/with-dedupe.js";
import { withSharedCache } from "../cache/with-shared-cache.js";
import type { Network } from "../config/networks.js";
import type { NodeUrl } from "../config/node-urls.js";
import type { BlockTiming } from "../devchain/block-production.js";
import { createDevchain, type Devchain, type DevchainAccount } from "../devchain/devchain.js";
import { readJson } from "../json/raw-json.js";
import { type LogIndex, openLogIndex } from "../log-index/log-index.js";
import type { HeadFeed } from "../node/head-feed.js";
import type { NodeEvents } from "../node/node-events.js";
import type { Node } from "../node/node.js";
import { systemTimers } from "../node/timers.js";
import { noSharedProbes, type SharedProbes } from "../pool/heads/shared-probes.js";
import type { PoolOptions } from "../pool/pool-options.js";
import { createPool, type Pool } from "../pool/pool.js";
import type { UpstreamStatus } from "../pool/upstream-status.js";
import { headerProofOf } from "../rootstock/merged-mining/prove-header.js";
import type { Log } from "../telemetry/log.js";
import { WrongChainError } from "../upstream/wrong-chain-error.js";
import { openUpstreams } from "./open-upstreams.js";

export interface NodeOptions {
  readonly network: Network;
  /** Real nodes; without any the network is served by the devchain. */
  readonly nodeUrls: readonly NodeUrl[] | undefined;
  readonly upstream: { readonly maxResponseBytes: number; readonly timeoutMs?: number; readonly isBatching?: boolean };
  readonly pool?: PoolOptions;
  readonly verification?: {
    /** Fraction of each node's results to verify, 0 to 1. */
    readonly ratio: number;
    /** What happens to a node that is caught, beside an event and a log line. */
    readonly action: "report" | "remove";
  };
  readonly cache: {
    /** Memory for cached results of this network; 0: no cache. */
    readonly maxBytes: number;
    /** Results of blocks with this many confirmations are cached past the next head. */
    readonly depth: number;
    /** Shared by several processes. */
    readonly redis: RedisLinkOptions | undefined;
  };
  /** Where to keep an index of logs, if at all. */
  readonly logIndexFolder?: string | undefined;
  readonly events?: NodeEvents;
  /** Of the other processes on the same machine. */
  readonly sharedProbes?: SharedProbes | undefined;
  readonly devchain: {
    readonly file: string;
    readonly timing: BlockTiming;
    readonly maxReorgBlocks: number;
    /** Starts a new chain. */
    readonly reset: boolean;
    /** Where the compiled worker is, when not beside the running code. */
    readonly workerUrl?: URL;
  };
}

/** A network's node; a devchain also has funded accounts. */
export interface OpenedNode {
  readonly node: Node;
  readonly devchain?: Devchain;
  readonly accounts: readonly DevchainAccount[];
  readonly logIndex?: LogIndex | undefined;
  /** The canonical head, if there are nodes. */
  readonly heads?: HeadFeed;
  /** What the pool knows of each node, if there are nodes. */
  readonly readStatus?: () => readonly UpstreamStatus[];
  /** Listens for hashes of transactions that nodes report; returns a function that stops it. */
  readonly onPendingTransaction?: (listener: (hash: string) => void) => () => void;
}

/**
 * The node of a network. Real ones that cannot be reached yet are taken, since they may come up later; one of another chain is
 * refused with an Error that names both chain ids.
 */
export async function openNode(options: NodeOptions, log: Log): Promise<OpenedNode> {
  const { network, nodeUrls, devchain } = options;
  if (nodeUrls === undefined) {
    const node = await createDevchain({ network, ...devchain }, { log });
    return { node, devchain: node, accounts: node.accounts };
  }
  const pool = await openPool(nodeUrls, options, log);
  const logIndex = await openIndex(pool, options, log);
  const node = await withMemory(pool, options, log).catch(async (error: unknown) => {
    await logIndex?.close();
    await pool.close();
    throw error;
  });
  const close = async (): Promise<void> => {
    await logIndex?.close();
    await node.close();
  };
  const onPendingTransaction = pool.onPendingTransaction.bind(pool);
  const readStatus = pool.status.bind(pool);
  return { node: { ...node, close }, accounts: [], logIndex, heads: pool.heads, readStatus, onPendingTransaction };
}

/** Undefined where none is wanted, or the chain's blocks could not be proven. */
async function openIndex(pool: Pool, options: NodeOptions, log: Log): Promise<LogIndex | undefined> {
  const { logIndexFolder, events = {} } = options;
  const { name, chain } = options.network;
  if (logIndexFolder === undefined) return undefined;
  if (!chain.forks) {
    log.warn(
      { network: name },
      `logs are not indexed: ${name.toUpperCase()}_CHAIN doesn't say which header rules hold`,
    );
    return undefined;
  }
  return openLogIndex(logIndexFolder, {
    heads: pool.heads,
    forks: chain.forks,
    readBlock: async (block, signal) => {
      const [method, param] =
        typeof block === "number"
          ? (["eth_getBlockByNumber", `0x${block.toString(16)}`] as const)
          : (["eth_getBlockByHash", block] as const);
      return readJson(await pool.call(method, [param, false], signal));
    },
    log,
    timers: systemTimers,
    onBlocks: (blocks) => events.onLogIndex?.(blocks),
  });
}

/** Caches results, shares concurrent reads, and keeps sent transactions visible. */
async function withMemory(pool: Pool, { network, cache, events = {} }: NodeOptions, log: Log): Promise<Node> {
  const { maxBytes, depth, redis } = cache;
  const parts = { heads: pool.heads, events };
  const store = redis && (await openSharedStore({ ...redis, chainId: network.chainId }, log, events));
  const sent = withSentTransactions(pool, { notes: store });
  const shared = store ? withSharedCache(sent, { depth }, { ...parts, store }) : sent;
  const deduped = withDedupe(shared, { ...parts, isWaiting: pool.isWaiting });
  return maxBytes === 0 ? deduped : withCache(deduped, { maxBytes, depth }, parts);
}

/** Loads the client of Redis, which is larger than all of our own code, only here. @throws RedisReplicaError */
async function openSharedStore(
  options: RedisOptions,
  log: Log,
  events: NodeEvents,
): Promise<SharedStore & SharedNotes> {
  const { createRedisStore } = await import("../cache/redis-store.js");
  const onAway = events.onSharedCacheAway?.bind(events);
  const store = createRedisStore(options, { log, ...(onAway && { onAway }) });
  try {
    await store.untilOpen();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

async function openPool(nodeUrls: readonly NodeUrl[], options: NodeOptions, log: Log): Promise<Pool> {
  const { network, upstream, verification, events = {}, sharedProbes = noSharedProbes } = options;
  const onWrongResult = (index: number, problem: string): void => {
    const name = pool.status()[index]?.name;
    if (verification?.action === "remove" && name) pool.distrust(name, problem);
  };
  const verificationRatio = verification?.ratio ?? 0;
  const upstreams = openUpstreams({ network, nodeUrls, upstream, verificationRatio }, { log, events, onWrongResult });
  const headerProof = headerProofOf(network.chain.forks);
  const pool = createPool(upstreams, options.pool, { log, events, sharedProbes, headerProof });
  try {
    await pool.start(AbortSignal.timeout(startCheckMs));
  } catch (error) {
    if (error instanceof WrongChainError) {
      await pool.close();
      throw error;
    }
    log.warn({ network: network.name, problem: (error as Error).message }, "no node responds yet");
  }
  return pool;
}

const startCheckMs = 5_000;
