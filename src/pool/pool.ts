import { type MethodName, methods } from "../../generated/methods.js";
import { type RawJson, readJson } from "../json/raw-json.js";
import type { BlockName, HeadFeed } from "../node/head-feed.js";
import type { UpstreamCall } from "../node/node-call.js";
import type { NodeEvents } from "../node/node-events.js";
import { nodeUnavailable } from "../node/node-unavailable.js";
import type { NodeGroup } from "../node/node.js";
import { systemTimers, type Timers } from "../node/timers.js";
import { untilAborted } from "../node/until-aborted.js";
import { createWakeUp } from "../node/wake-up.js";
import type { Log } from "../telemetry/log.js";
import { type CallSignal, controllerFor } from "../turns/call-signal.js";
import type { Upstream } from "../upstream/upstream.js";
import { Distrust } from "./heads/distrust.js";
import { type HeaderProof, ProvenHeaders } from "./heads/proven-headers.js";
import { noSharedProbes, type SharedProbes } from "./heads/shared-probes.js";
import { type Watch, watchUpstreams } from "./heads/watch-upstreams.js";
import { CanonicalChain } from "./model/canonical-chain.js";
import { createPooledUpstreams, isInService, type PooledUpstream, usableOf } from "./model/pooled-upstream.js";
import { type PoolOptions, poolDefaults } from "./pool-options.js";
import { broadcast } from "./routing/broadcast.js";
import { callUpstream } from "./routing/call-upstream.js";
import { gatherPools } from "./routing/gather-pools.js";
import { Hedging } from "./routing/hedging.js";
import { listenToPending } from "./routing/listen-to-pending.js";
import { createRouteRead } from "./routing/route-read.js";
import { describeStates, statusOf, type UpstreamStatus } from "./upstream-status.js";

export interface PoolParts {
  readonly timers?: Timers;
  readonly log?: Pick<Log, "warn" | "info">;
  readonly events?: NodeEvents;
  readonly sharedProbes?: SharedProbes;
  /** How headers of the chain are proven, so that results of several nodes can be held against them; undefined where the rules are not known. */
  readonly headerProof?: HeaderProof | undefined;
}

type AllParts = Required<PoolParts>;

/** The nodes of one network as one. */
export interface Pool extends NodeGroup {
  readonly heads: HeadFeed;
  /** Whether calls of a lane wait for their turn at a node. */
  readonly isWaiting: (lane: string) => boolean;
  status(): readonly UpstreamStatus[];
  /** Probes all nodes; rejects with WrongChainError when one serves another chain, else with an Error when none is in service. */
  start(signal: CallSignal): Promise<void>;
  /** Listens for hashes of pending transactions from nodes in service; several may report one. Returns a function that stops it. */
  onPendingTransaction(listener: (hash: string) => void): () => void;
  /** Takes a node with wrong results out of service for a while if most are left, and retracts what only it reported. */
  distrust(name: string, reason: string): void;
}

const silentParts: AllParts = {
  timers: systemTimers,
  log: { info: () => undefined, warn: () => undefined },
  events: {},
  sharedProbes: noSharedProbes,
  headerProof: undefined,
};

/**
 * Combines several nodes into one. Reads go to the node that is probably fastest, and to another one if it fails; transactions go to
 * all. Once callers have seen a block, no result comes from a node that has not reached it.
 */
export function createPool(clients: readonly Upstream[], given: PoolOptions = {}, parts: PoolParts = {}): Pool {
  return new UpstreamPool(clients, { ...poolDefaults, ...given }, { ...silentParts, ...parts });
}

class UpstreamPool implements Pool {
  readonly #clients: readonly Upstream[];
  readonly #parts: AllParts;
  readonly heads = new CanonicalChain();
  readonly #upstreams: readonly PooledUpstream[];
  readonly #returnListeners = new Set<(upstream: string) => void>();
  readonly #watch: Watch;
  readonly #distrust: Distrust;
  readonly #headers: ProvenHeaders | undefined;
  readonly #read: ReturnType<typeof createRouteRead>;

  constructor(clients: readonly Upstream[], options: Required<PoolOptions>, parts: AllParts) {
    this.#clients = clients;
    this.#parts = parts;
    const { timers } = parts;
    const upstreams = createPooledUpstreams(clients, { ...options, now: timers.now });
    const changes = createWakeUp(timers);
    this.#upstreams = upstreams;
    this.#headers = clients.length > 1 ? this.#openHeaders() : undefined;
    this.#watch = watchUpstreams(upstreams, options, {
      ...parts,
      chain: this.heads,
      onChange: changes.tell,
      isAltered: (block, name) => this.#headers?.isAltered(block, name) ?? false,
      onReturn: ({ name }) => {
        for (const tell of this.#returnListeners) tell(name);
      },
    });
    this.#distrust = new Distrust(upstreams, { ...parts, now: timers.now, review: this.#watch.review });
    const hedging = options.isHedging ? new Hedging({ ...parts, probe: this.#watch.probe }) : undefined;
    const [run, probe] = [this.#run, this.#watch.probeAfresh];
    const onOutvoted = ({ name }: PooledUpstream, problem: string): void => this.distrust(name, problem);
    const own = { upstreams, chain: this.heads, headers: this.#headers, changes, hedging, run, probe, onOutvoted };
    this.#read = createRouteRead({ ...options, ...parts, ...own });
  }

  readonly isWaiting = (lane: string): boolean => this.#upstreams.some(({ slots }) => slots.isWaiting(lane));

  call(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    if (signal.aborted) return Promise.reject(signal.reason);
    const { write, needs } = methods[method].policy;
    if (write) return this.#send({ method, params }, signal);
    return needs === "every-node" ? this.#gather({ method, params }, signal) : this.#read({ method, params }, signal);
  }

  async callOne(name: string, method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    const upstream = this.#upstreams.find((one) => one.name === name);
    if (!upstream) throw new Error(`there is no node ${name}`);
    return this.#run(upstream, { method, params }, signal);
  }

  async start(signal: CallSignal): Promise<void> {
    await this.#probeAll(signal);
    for (const { health, client } of this.#upstreams)
      if (health.unavailableReason() === "wrong chain") await client.check(signal);
    await this.check(signal);
  }

  async check(signal: CallSignal): Promise<void> {
    const probes = await this.#probeAll(signal);
    if (!this.#upstreams.some((upstream, index) => probes[index] === true && isInService(upstream)))
      throw new Error(`no node is in service: ${describeStates(this.#upstreams)}`);
  }

  onReturn(listener: (upstream: string) => void): () => void {
    this.#returnListeners.add(listener);
    return () => this.#returnListeners.delete(listener);
  }

  onPendingTransaction(listener: (hash: string) => void): () => void {
    return listenToPending(this.#upstreams, listener);
  }

  status(): readonly UpstreamStatus[] {
    return this.#upstreams.map((upstream) => statusOf(upstream, this.#watch.isApart(upstream)));
  }

  distrust(name: string, reason: string): void {
    this.#distrust.add(name, reason);
  }

  async close(): Promise<void> {
    this.#watch.close();
    this.#headers?.close();
    await Promise.all(this.#clients.map((client) => client.close()));
  }

  readonly #run = (upstream: PooledUpstream, call: UpstreamCall, signal: CallSignal): Promise<RawJson> => {
    const { timers, events } = this.#parts;
    return callUpstream(upstream, call, signal, { now: timers.now, events, review: this.#watch.review });
  };

  #openHeaders(): ProvenHeaders | undefined {
    const { headerProof: proof, timers, log } = this.#parts;
    const readBlock = async (hash: string, signal: CallSignal): Promise<unknown> =>
      readJson(await this.call("eth_getBlockByHash", [hash, false], signal));
    const onWorkProblem = (block: BlockName, problem: string): void =>
      log.warn({ ...block, problem }, "a block lacks its proof of work");
    return proof && new ProvenHeaders({ heads: this.heads, readBlock, proof, timers, onWorkProblem });
  }

  async #send(call: UpstreamCall, signal: CallSignal): Promise<RawJson> {
    const serving = usableOf(this.#upstreams);
    if (serving.length === 0) throw nodeUnavailable(new Error("no node is in service"));
    // A transaction that is on its way is not called back.
    const lasting = controllerFor(signal);
    const sends = serving.map((upstream) => () => this.#run(upstream, call, lasting));
    return broadcast(sends, { signal, timers: this.#parts.timers });
  }

  /** Asks all nodes in service, for what each has of its own. */
  async #gather(call: UpstreamCall, signal: CallSignal): Promise<RawJson> {
    const serving = usableOf(this.#upstreams);
    if (serving.length === 0) throw nodeUnavailable(new Error("no node is in service"));
    const calls = serving.map((upstream) => this.#run(upstream, call, signal));
    return gatherPools(calls, this.#parts.timers);
  }

  #probeAll(signal: CallSignal): Promise<readonly boolean[]> {
    return untilAborted(Promise.all(this.#upstreams.map(this.#watch.probe)), signal);
  }
}
