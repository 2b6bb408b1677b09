import { type MethodName, methods } from "../../generated/methods.js";
import { type CallSignal, CallStop, laneOf } from "../rpc/call-signal.js";
import type { RawJson } from "../rpc/raw-json.js";
import type { Log } from "../telemetry/log.js";
import { CanonicalChain } from "./heads/canonical-chain.js";
import type { HeadFeed } from "./heads/head-feed.js";
import { watchUpstreams } from "./heads/watch-upstreams.js";
import type { Node } from "./node.js";
import type { NodeEvents } from "./node-events.js";
import { broadcast } from "./routing/broadcast.js";
import { callUpstream } from "./routing/call-upstream.js";
import { Hedging } from "./routing/hedging.js";
import { createPooledUpstreams, isInService, type PooledUpstream, usableOf } from "./routing/pooled-upstream.js";
import { createRouteRead } from "./routing/route-read.js";
import { createWakeUp } from "./routing/wake-up.js";
import { systemTimers, type Timers } from "./timers.js";
import { untilAborted } from "./until-aborted.js";
import type { UpstreamCall } from "./upstream/node-call.js";
import { nodeUnavailable } from "./upstream/node-unavailable.js";
import type { Upstream } from "./upstream/upstream.js";
import { statusOf, type UpstreamStatus } from "./upstream-status.js";

export interface PoolOptions {
  /** How often each node is asked for its head; rarely where it tells by itself. */
  readonly headPollMs?: number;
  /** Longest wait for an answer to a probe of a quick node, and of a slow one. */
  readonly probeTimeoutMs?: number;
  readonly nodeTimeoutMs?: number;
  /** Further behind than this, a node is out of service. */
  readonly maxLagBlocks?: number;
  /** Deeper reorganisations are followed only together with more than half of all nodes. */
  readonly maxReorgBlocks?: number;
  /** Most calls under way to one node, and most that wait for it. */
  readonly concurrency?: number;
  readonly queueLength?: number;
  /** Whether a second node is asked when the first takes long. */
  readonly isHedging?: boolean;
  /** Longest wait for a node that has what is asked for; and, while none answers, for one that comes back. */
  readonly catchUpMs?: number;
  readonly comeBackMs?: number;
}

export interface PoolParts {
  readonly timers?: Timers;
  readonly log?: Pick<Log, "warn" | "info">;
  readonly events?: NodeEvents;
}

/** Several nodes as one. */
export interface Pool extends Node {
  readonly heads: HeadFeed;
  /** Whether calls of a lane wait for their turn at a node. */
  readonly isWaiting: (lane: string) => boolean;
  status(): readonly UpstreamStatus[];
  /** Probes all nodes; rejects with WrongChainError when one serves another chain, else with an Error when none is in service. */
  start(signal: CallSignal): Promise<void>;
  /** A call to one node alone, by name. */
  callOne(upstream: string, method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson>;
  /** Listens for nodes that come into service, by name; returns what ends that. */
  onReturn(listener: (upstream: string) => void): () => void;
  /** Takes a node that was caught lying out of service for a while, and back what only it told. */
  distrust(name: string, reason: string): void;
}

const defaults = {
  headPollMs: 1_000,
  probeTimeoutMs: 3_000,
  nodeTimeoutMs: 10_000,
  maxLagBlocks: 5,
  maxReorgBlocks: 30,
  concurrency: 64,
  queueLength: 1_024,
  isHedging: true,
  catchUpMs: 12_000,
  comeBackMs: 5_000,
};

const DISTRUST_MS = 600_000;

/**
 * Makes one node of several. Reads go to the one that is likely to be quickest, and on to another when it fails; transactions go
 * to all. After a caller was told of a block, no answer comes from a node that has not reached it.
 */
export function createPool(clients: readonly Upstream[], given: PoolOptions = {}, parts: PoolParts = {}): Pool {
  const options = { ...defaults, ...given };
  const { timers = systemTimers, log = silent, events = {} } = parts;
  const { now } = timers;
  const upstreams = createPooledUpstreams(clients, { ...options, now });
  const chain = new CanonicalChain();
  const changes = createWakeUp(timers);
  const returns = new Set<(upstream: string) => void>();
  const watch = watchUpstreams(upstreams, options, {
    chain,
    timers,
    log,
    events,
    onChange: changes.tell,
    onReturn({ name }) {
      for (const tell of returns) tell(name);
    },
  });
  const run = (upstream: PooledUpstream, call: UpstreamCall, signal: CallSignal) =>
    callUpstream(upstream, call, signal, { now, events, review: watch.review });
  const hedging = options.isHedging ? new Hedging({ timers, events, probe: watch.probe }) : undefined;
  const read = createRouteRead({
    upstreams,
    chain,
    changes,
    events,
    timers,
    hedging,
    run,
    probe: watch.probeAfresh,
    ...options,
  });

  function call(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    if (signal.aborted) return Promise.reject(signal.reason);
    return methods[method].policy.write ? send(method, params, signal) : read({ method, params }, signal);
  }

  async function send(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    const serving = usableOf(upstreams);
    if (serving.length === 0) throw nodeUnavailable(new Error("no node is in service"));
    // A transaction that is on its way is not called back.
    const lasting = new CallStop(laneOf(signal));
    return broadcast(
      serving.map((upstream) => () => run(upstream, { method, params }, lasting)),
      { signal, timers },
    );
  }

  async function check(signal: CallSignal): Promise<void> {
    const probes = await untilAborted(Promise.all(upstreams.map(watch.probe)), signal);
    if (!upstreams.some((upstream, index) => probes[index] === true && isInService(upstream)))
      throw new Error(`no node is in service: ${describe(upstreams)}`);
  }

  return {
    call,
    check,
    heads: chain,
    isWaiting: (lane) => upstreams.some(({ slots }) => slots.isWaiting(lane)),
    async start(signal) {
      await untilAborted(Promise.all(upstreams.map(watch.probe)), signal);
      for (const { health, client } of upstreams)
        if (health.unavailableReason() === "wrong chain") await client.check(signal);
      await check(signal);
    },
    async callOne(name, method, params, signal) {
      const upstream = upstreams.find((one) => one.name === name);
      if (!upstream) throw new Error(`there is no node ${name}`);
      return run(upstream, { method, params }, signal);
    },
    onReturn(listener) {
      returns.add(listener);
      return () => returns.delete(listener);
    },
    status: () => upstreams.map((upstream) => statusOf(upstream, watch.isApart(upstream))),
    distrust(name, reason) {
      const upstream = upstreams.find((one) => one.name === name);
      if (!upstream || upstream.health.unavailableReason() === "distrusted") return;
      upstream.health.distrust(DISTRUST_MS);
      watch.review(upstream, new Error(reason));
    },
    async close() {
      watch.close();
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

const silent = { info: () => undefined, warn: () => undefined };

function describe(upstreams: readonly PooledUpstream[]): string {
  return upstreams.map(({ name, health }) => `${name} ${health.unavailableReason() ?? "does not answer"}`).join(", ");
}
