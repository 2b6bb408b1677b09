import type { Head } from "../../node/head-feed.js";
import type { Timers } from "../../node/timers.js";
import { LateError } from "../../node/within-time.js";
import type { CallSignal } from "../../turns/call-signal.js";
import type { Upstream } from "../../upstream/upstream.js";
import { WrongChainError } from "../../upstream/wrong-chain-error.js";
import { noteResponse, type PooledUpstream } from "../model/pooled-upstream.js";
import { ProbeBudget } from "./probe-budget.js";
import { type IsAltered, readCheckedHead } from "./read-checked-head.js";

/** What a probe found: the node's head, or what is wrong with it. `late`: it did not say in time. */
export type ProbeResult =
  | { readonly head: Head }
  | { readonly problem: "late" | "unreachable" | "wrong chain" | "syncing"; readonly cause: unknown };

export interface ProbeParts {
  readonly timers: Timers;
  readonly budget: ProbeBudget;
  readonly isAltered: IsAltered;
}

/** How long a chain id, and that a node is not syncing, is taken to hold. */
const chainCheckMs = 30_000;
const syncCheckMs = 10_000;

/**
 * Probes a node whenever it is run: chain id, syncing and head, each with a time of its own. What was found holds, though the rest
 * comes late. After the node was away everything is found out again, and its chain id before its head is looked at.
 */
export class Probe {
  readonly #client: Upstream;
  readonly #parts: ProbeParts;
  #chainCheckedAt = -Infinity;
  #syncCheckedAt = -Infinity;

  constructor(client: Upstream, parts: ProbeParts) {
    this.#client = client;
    this.#parts = parts;
  }

  /** Ends the probe under way as late. */
  giveUp(): void {
    this.#parts.budget.giveUp();
  }

  /** Forgets earlier results. */
  forget(): void {
    [this.#chainCheckedAt, this.#syncCheckedAt] = [-Infinity, -Infinity];
  }

  async run(): Promise<ProbeResult> {
    try {
      return await this.#run();
    } catch (cause) {
      if (cause instanceof LateError) return { problem: "late", cause };
      this.forget();
      return { problem: cause instanceof WrongChainError ? "wrong chain" : "unreachable", cause };
    }
  }

  async #run(): Promise<ProbeResult> {
    const { timers } = this.#parts;
    if (this.#chainCheckedAt === -Infinity) await this.#checkChain();
    const hasChain = timers.now() - this.#chainCheckedAt < chainCheckMs;
    const isSynced = timers.now() - this.#syncCheckedAt < syncCheckMs;
    if (hasChain && isSynced) return { head: await this.#readHead() };
    const [chain, syncing, head] = await Promise.allSettled([
      hasChain || this.#checkChain(),
      !isSynced && this.#checkSyncing(),
      this.#readHead(),
    ]);
    if (chain.status === "rejected" && chain.reason instanceof WrongChainError) throw chain.reason;
    // A node that doesn't know the question is taken not to be syncing.
    if (syncing.status === "fulfilled" && syncing.value)
      return { problem: "syncing", cause: new Error("the node is syncing") };
    if (head.status === "rejected") throw head.reason;
    return { head: head.value };
  }

  async #checkChain(): Promise<void> {
    const { timers, budget } = this.#parts;
    await budget.run((stop) => this.#client.check(stop));
    this.#chainCheckedAt = timers.now();
  }

  async #checkSyncing(): Promise<boolean> {
    const { timers, budget } = this.#parts;
    const result = await budget.run((stop) => this.#client.query("eth_syncing", [], stop));
    const isSyncing = typeof result === "object" && result !== null;
    if (!isSyncing) this.#syncCheckedAt = timers.now();
    return isSyncing;
  }

  #readHead(): Promise<Head> {
    const { budget, isAltered } = this.#parts;
    return budget.run(async (stop) =>
      readCheckedHead(await this.#client.query("eth_getBlockByNumber", ["latest", false], stop), isAltered),
    );
  }
}

/** Probes of a node, which count as its responses. `closing` ends them. */
export function createProbe(
  upstream: PooledUpstream,
  options: { readonly probeTimeoutMs: number; readonly nodeTimeoutMs: number },
  { timers, closing, isAltered }: Pick<ProbeParts, "timers" | "isAltered"> & { readonly closing: CallSignal },
): Probe {
  const onResponse = (elapsedMs: number): void => {
    upstream.probeMs = elapsedMs;
    noteResponse(upstream, timers.now(), elapsedMs);
  };
  const bounds = { minMs: options.probeTimeoutMs, maxMs: options.nodeTimeoutMs };
  return new Probe(upstream.client, {
    timers,
    isAltered,
    budget: new ProbeBudget(bounds, { timers, signal: closing, onResponse }),
  });
}
