import type { Timers } from "../timers.js";
import { readHead } from "../upstream/read-head.js";
import type { Upstream } from "../upstream/upstream.js";
import { WrongChainError } from "../upstream/wrong-chain-error.js";
import { LateError } from "../within-time.js";
import type { Head } from "./head-feed.js";
import type { ProbeBudget } from "./probe-budget.js";

/** What a probe found: the node's head, or what is wrong with it. `late`: it did not say in time. */
export type ProbeResult =
  | { readonly head: Head }
  | { readonly problem: "late" | "unreachable" | "wrong chain" | "syncing"; readonly cause: unknown };

export interface ProbeParts {
  readonly timers: Timers;
  readonly budget: ProbeBudget;
}

/** How long a chain id, and that a node is not syncing, is taken to hold. */
const CHAIN_CHECK_MS = 30_000;
const SYNC_CHECK_MS = 10_000;

/**
 * Probes a node whenever it is asked to: chain id, syncing and head, each with a time of its own. What was found holds, though the rest
 * comes late. After the node was away everything is found out again, and its chain id before its head is looked at.
 */
export function createProbe(client: Upstream, { timers, budget }: ProbeParts): () => Promise<ProbeResult> {
  const { now } = timers;
  let chainCheckedAt = -Infinity;
  let syncCheckedAt = -Infinity;

  async function checkChain(): Promise<void> {
    await budget.run((stop) => client.check(stop));
    chainCheckedAt = now();
  }

  async function checkSyncing(): Promise<boolean> {
    const answer = await budget.run((stop) => client.ask("eth_syncing", [], stop));
    const isSyncing = typeof answer === "object" && answer !== null;
    if (!isSyncing) syncCheckedAt = now();
    return isSyncing;
  }

  const askHead = (): Promise<Head> =>
    budget.run(async (stop) => readHead(await client.ask("eth_getBlockByNumber", ["latest", false], stop)));

  async function probe(): Promise<ProbeResult> {
    if (chainCheckedAt === -Infinity) await checkChain();
    const hasChain = now() - chainCheckedAt < CHAIN_CHECK_MS;
    const isSynced = now() - syncCheckedAt < SYNC_CHECK_MS;
    if (hasChain && isSynced) return { head: await askHead() };
    const [chain, syncing, head] = await Promise.allSettled([
      hasChain || checkChain(),
      !isSynced && checkSyncing(),
      askHead(),
    ]);
    if (chain.status === "rejected" && chain.reason instanceof WrongChainError) throw chain.reason;
    // A node that doesn't know the question is taken not to be syncing.
    if (syncing.status === "fulfilled" && syncing.value)
      return { problem: "syncing", cause: new Error("the node is syncing") };
    if (head.status === "rejected") throw head.reason;
    return { head: head.value };
  }

  return async () => {
    try {
      return await probe();
    } catch (cause) {
      if (cause instanceof LateError) return { problem: "late", cause };
      [chainCheckedAt, syncCheckedAt] = [-Infinity, -Infinity];
      return { problem: cause instanceof WrongChainError ? "wrong chain" : "unreachable", cause };
    }
  };
}
