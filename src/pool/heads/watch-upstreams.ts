import { type Head } from "../../node/head-feed.js";
import { type NodeEvents } from "../../node/node-events.js";
import { type Timers } from "../../node/timers.js";
import { type TimeLimit, withinTime } from "../../node/within-time.js";
import { type Log } from "../../telemetry/log.js";
import { CallAbortController } from "../../turns/call-signal.js";
import { type CanonicalChain } from "../model/canonical-chain.js";
import { type PooledUpstream, usableOf } from "../model/pooled-upstream.js";
import { HeadTracker } from "./head-tracker.js";
import { type IsAltered, readCheckedHead } from "./read-checked-head.js";
import { type ReadBlock } from "./relate-head.js";
import { type SharedProbes } from "./shared-probes.js";
import { UpstreamWatch } from "./upstream-watch.js";

export interface WatchOptions {
  /** How often each node is probed. */
  readonly headPollMs: number;
  /** Longest wait for a response to a probe, of a node that is quick and of one that is slow. */
  readonly probeTimeoutMs: number;
  readonly nodeTimeoutMs: number;
  /** Further behind than this, a node is out of service. */
  readonly maxLagBlocks: number;
  readonly maxReorgBlocks: number;
}

export interface WatchParts {
  readonly chain: CanonicalChain;
  readonly timers: Timers;
  readonly log: Pick<Log, "warn" | "info">;
  readonly events: NodeEvents;
  /** Called after anything that may let a waiting call go on. */
  readonly onChange: () => void;
  /** Called when a node comes into service. */
  readonly onReturn?: (upstream: PooledUpstream) => void;
  readonly sharedProbes: SharedProbes;
  readonly isAltered: IsAltered;
}

/** Watches all nodes. */
export interface Watch {
  /** Probes a node; `probeAfresh` waits for a probe under way first. Resolves when the head is recorded: to whether there was one. */
  readonly probe: (upstream: PooledUpstream) => Promise<boolean>;
  readonly probeAfresh: (upstream: PooledUpstream) => Promise<boolean>;
  /** Call when a node's state may have changed. */
  readonly review: (upstream: PooledUpstream, cause?: unknown) => void;
  /** Whether a node is on another branch than the canonical chain. */
  readonly isApart: (upstream: PooledUpstream) => boolean;
  readonly close: () => void;
}

export function watchUpstreams(upstreams: readonly PooledUpstream[], options: WatchOptions, parts: WatchParts): Watch {
  const { chain, timers, onChange } = parts;
  const closing = new CallAbortController();
  const limit = { signal: closing, timeoutMs: options.nodeTimeoutMs, timers };
  const tracker = new HeadTracker(upstreams, options, {
    ...parts,
    readBlock: (upstream) => readBlockOf(upstream, limit, parts.isAltered),
    voters: () => usableOf(upstreams).filter(({ isHeadStale }) => !isHeadStale),
  });
  const watches = new Map(upstreams.map((upstream) => [upstream, watchOne(upstream)]));
  chain.onHead(onChange);

  function watchOne(upstream: PooledUpstream): UpstreamWatch {
    return new UpstreamWatch(upstream, options, {
      ...parts,
      closing,
      tracker,
      isNeeded: () => usableOf(upstreams).every((other) => other === upstream),
      isKnown: (head) =>
        chain.has(head) || upstreams.some((other) => other !== upstream && other.head?.hash === head.hash),
      onHead: (head) => probeOthersSoon(upstream, head, watches),
    });
  }

  for (const watch of watches.values()) watch.start();
  parts.sharedProbes.onTold((probe) => {
    for (const [{ name }, watch] of watches) if (name === probe.upstream) watch.hear(probe);
  });
  const of = (upstream: PooledUpstream) => watches.get(upstream) as UpstreamWatch;
  return {
    probe: (upstream) => of(upstream).probe(),
    probeAfresh: (upstream) => of(upstream).probeAfresh(),
    review: (upstream, cause) => of(upstream).review(cause),
    isApart: (upstream) => tracker.isApart(upstream),
    close() {
      closing.abort(new Error("the pool is closed"));
      tracker.close();
      for (const watch of watches.values()) watch.close();
    },
  };
}

/** Probes nodes that may have the new head, too: a majority of votes makes it the canonical head. */
function probeOthersSoon(
  upstream: PooledUpstream,
  { number }: Head,
  watches: ReadonlyMap<PooledUpstream, UpstreamWatch>,
): void {
  for (const [other, watch] of watches)
    if (other !== upstream && (other.head?.number ?? Infinity) < number) watch.probeSoon();
}

/** Reads blocks of one node by hash or height: undefined if it does not have them. The limit holds for each block; an altered one is rejected. */
function readBlockOf({ client }: PooledUpstream, limit: TimeLimit, isAltered: IsAltered): ReadBlock {
  return async (block: string | number): Promise<Head | undefined> => {
    const isHash = typeof block === "string";
    const [method, name] = isHash ? ["eth_getBlockByHash", block] : ["eth_getBlockByNumber", `0x${block.toString(16)}`];
    const found = await withinTime(limit, (stop) => client.query(method, [name, false], stop));
    return found === null ? undefined : readCheckedHead(found, isAltered);
  };
}
