import type { CallSignal } from "../../rpc/call-signal.js";
import type { Head } from "../head-feed.js";
import type { Timers } from "../timers.js";
import { readHead } from "../upstream/read-head.js";
import type { Upstream } from "../upstream/upstream.js";
import { WrongChainError } from "../upstream/wrong-chain-error.js";
import { withinTime } from "../within-time.js";

/** What a look at an upstream found: its head, or what is wrong with it. */
export type Sighting =
  | { readonly head: Head }
  | { readonly problem: "unreachable" | "wrong chain" | "syncing"; readonly cause: unknown };

export interface ProbeOptions {
  readonly timers: Timers;
  /** Longest wait for one answer. */
  readonly timeoutMs: number;
}

/** How long a chain id, and that a node is not syncing, is taken to hold. */
const CHAIN_CHECK_MS = 30_000;
const SYNC_CHECK_MS = 10_000;

/** Looks at one upstream whenever it is asked to: chain id, syncing and head. After it was away everything is looked at again. */
export function createProbe(upstream: Upstream, { timers, timeoutMs }: ProbeOptions) {
  const { now } = timers;
  let chainCheckedAt = -Infinity;
  let syncCheckedAt = -Infinity;

  async function look(signal: CallSignal): Promise<Sighting> {
    if (now() - chainCheckedAt >= CHAIN_CHECK_MS) {
      await upstream.check(signal);
      chainCheckedAt = now();
    }
    if (now() - syncCheckedAt >= SYNC_CHECK_MS) {
      if (await isSyncing(upstream, signal)) return { problem: "syncing", cause: new Error("the node is syncing") };
      syncCheckedAt = now();
    }
    return { head: readHead(await upstream.ask("eth_getBlockByNumber", ["latest", false], signal)) };
  }

  return async (signal: CallSignal): Promise<Sighting> => {
    try {
      return await withinTime({ signal, timeoutMs, timers }, look);
    } catch (cause) {
      [chainCheckedAt, syncCheckedAt] = [-Infinity, -Infinity];
      return { problem: cause instanceof WrongChainError ? "wrong chain" : "unreachable", cause };
    }
  };
}

/** A node that doesn't know the question is taken not to be. */
async function isSyncing(upstream: Upstream, signal: CallSignal): Promise<boolean> {
  try {
    const answer = await upstream.ask("eth_syncing", [], signal);
    return typeof answer === "object" && answer !== null;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
