import { type MethodName, methods } from "../../generated/methods.js";
import { type CallSignal, CallStop, laneOf } from "../rpc/call-signal.js";
import type { RawJson } from "../rpc/raw-json.js";
import type { Log } from "../telemetry/log.js";
import type { Head, HeadFeed } from "./head-feed.js";
import { createChainView } from "./heads/canonical-chain.js";
import { watchMembers } from "./heads/watch-upstreams.js";
import type { Node } from "./node.js";
import type { NodeEvents } from "./node-events.js";
import { createMembers, isInService, type Member } from "./pooled-upstream.js";
import { broadcast } from "./routing/broadcast.js";
import { runCall } from "./routing/call-upstream.js";
import { usableOf } from "./routing/choose-upstream.js";
import { createLatency, type Latency } from "./routing/latency.js";
import { createReader } from "./routing/route-read.js";
import { createChangeSignal } from "./routing/wake-up.js";
import { systemTimers, type Timers } from "./timers.js";
import { untilAborted } from "./until-aborted.js";
import { nodeUnavailable } from "./upstream/node-unavailable.js";
import type { Upstream } from "./upstream/upstream.js";

export interface PoolOptions {
  /** How often each node is asked for its head; rarely where it tells by itself. */
  readonly headPollMs?: number;
  readonly probeTimeoutMs?: number;
  /** Further behind than this, a node is out of service. */
  readonly maxLagBlocks?: number;
  /** Most calls under way to one node, and most that wait for it. */
  readonly concurrency?: number;
  readonly queueLength?: number;
  /** Whether a second node is asked when the first takes longer than 95 of 100 calls do. */
  readonly isHedging?: boolean;
  /** Longest wait for a node that has reached what callers know of. */
  readonly catchUpMs?: number;
}

export interface PoolParts {
  readonly timers?: Timers;
  readonly log?: Pick<Log, "warn" | "info">;
  readonly events?: NodeEvents;
}

/** What a pool knows of one node, for the operator. */
export interface UpstreamStatus {
  readonly name: string;
  /** `in`, or why it is out of service. */
  readonly state: string;
  readonly head: Head | undefined;
  readonly errorRate: number;
  readonly latencyMs: number | undefined;
  readonly outstanding: number;
}

/** Several nodes as one. */
export interface Pool extends Node {
  readonly heads: HeadFeed;
  /** Whether calls of a lane wait for their turn at a node. */
  readonly isWaiting: (lane: string) => boolean;
  status(): readonly UpstreamStatus[];
  /** Looks at all nodes; rejects with WrongChainError when one serves another chain, else with an Error when none is in service. */
  start(signal: CallSignal): Promise<void>;
  /** Takes a node that was caught lying out of service for a while, and back what only it told. */
  distrust(name: string, reason: string): Promise<void>;
}

const defaults = {
  headPollMs: 1_000,
  probeTimeoutMs: 3_000,
  maxLagBlocks: 5,
  concurrency: 64,
  queueLength: 1_024,
  isHedging: false,
  catchUpMs: 3_000,
};

const DISTRUST_MS = 600_000;

/** What a second node is not asked for: answers that cost it much. */
const neverHedged: ReadonlySet<string> = new Set(["eth_getLogs", "eth_estimateGas"]);

/**
 * Makes one node of several. Reads go to the one that is likely to be quickest, and on to another when it fails; transactions go
 * to all. After a caller was told of a block, no answer comes from a node that has not reached it.
 */
export function createPool(upstreams: readonly Upstream[], given: PoolOptions = {}, parts: PoolParts = {}): Pool {
  const options = { ...defaults, ...given };
  const { timers = systemTimers, log = silent, events = {} } = parts;
  const { now } = timers;
  const members = createMembers(upstreams, { ...options, now });
  const view = createChainView((depth) => events.onReorg?.(depth));
  const changes = createChangeSignal(timers);
  const watch = watchMembers(members, options, { view, timers, log, events, onChange: changes.tell });
  const run = (member: Member, call: { method: MethodName; params: readonly unknown[] }, signal: CallSignal) =>
    runCall(member, call, signal, { now, events, review: watch.review });
  const latencyOf = createLatencies(options.isHedging);
  const read = createReader({
    members,
    view,
    changes,
    events,
    timers,
    latencyOf,
    run,
    look: watch.lookAfresh,
    ...options,
  });

  async function call(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    signal.throwIfAborted();
    if (methods[method].policy.write) return send(method, params, signal);
    if (method === "eth_blockNumber") {
      const head = usableOf(members).length > 0 ? view.current() : undefined;
      if (head) return Buffer.from(`"0x${head.number.toString(16)}"`);
    }
    return read({ method, params }, signal);
  }

  function send(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    const serving = usableOf(members);
    if (serving.length === 0) throw nodeUnavailable(new Error("no node is in service"));
    // A transaction that is on its way is not called back.
    const lasting = new CallStop(laneOf(signal));
    return broadcast(
      serving.map((member) => () => run(member, { method, params }, lasting)),
      { signal, timers },
    );
  }

  async function check(signal: CallSignal): Promise<void> {
    const looks = await untilAborted(Promise.all(members.map(watch.look)), signal);
    if (!members.some((member, index) => looks[index] === true && isInService(member)))
      throw new Error(`no node is in service: ${describe(members)}`);
  }

  return {
    call,
    check,
    heads: view,
    isWaiting: (lane) => members.some(({ slots }) => slots.isWaiting(lane)),
    async start(signal) {
      await untilAborted(Promise.all(members.map(watch.look)), signal);
      for (const { health, upstream } of members)
        if (health.outReason() === "wrong chain") await upstream.check(signal);
      await check(signal);
    },
    status: () => members.map(statusOf),
    async distrust(name, reason) {
      const member = members.find((one) => one.name === name);
      if (!member || member.health.outReason() === "distrusted") return;
      member.health.distrust(DISTRUST_MS);
      watch.review(member, new Error(reason));
      await watch.followBest();
    },
    async close() {
      watch.close();
      await Promise.all(upstreams.map((upstream) => upstream.close()));
    },
  };
}

const silent = { info: () => undefined, warn: () => undefined };

/** How long calls of each method take, over all nodes. */
function createLatencies(isHedging: boolean): (method: string) => Latency | undefined {
  const latencies = new Map<string, Latency>();
  return (method) => {
    if (!isHedging || neverHedged.has(method)) return undefined;
    const known = latencies.get(method) ?? createLatency();
    latencies.set(method, known);
    return known;
  };
}

function statusOf({ name, health, head, latency, slots }: Member): UpstreamStatus {
  return {
    name,
    state: health.outReason() ?? "in",
    head,
    errorRate: health.errorRate(),
    latencyMs: latency.mean(),
    outstanding: slots.outstanding(),
  };
}

function describe(members: readonly Member[]): string {
  return members.map(({ name, health }) => `${name} ${health.outReason() ?? "does not answer"}`).join(", ");
}
