import type { PoolContent, PooledBySender, PooledTransaction } from "../../../generated/types.js";
import { type RawJson, readJson } from "../../json/raw-json.js";
import type { Timers } from "../../node/timers.js";
import { settledWithin } from "./broadcast.js";
import { isMissingFeature, isNodeFailure } from "./is-retryable.js";

/** How long the first pool waits for those of slower nodes. */
const graceMs = 2_000;

/**
 * The pools of several nodes as one. Nodes that fail, lack the method or are slow are left out, unless all fail: then rejects as the
 * first of them. Of two transactions with one nonce the better paid stays.
 */
export async function gatherPools(calls: readonly Promise<RawJson>[], timers: Pick<Timers, "after">): Promise<RawJson> {
  const found: RawJson[] = [];
  const failed: unknown[] = [];
  const all = Promise.all(
    calls.map((call) =>
      call.then(
        (pool) => void found.push(pool),
        (error: unknown) => void failed.push(error),
      ),
    ),
  );
  await Promise.any(calls).catch(() => undefined);
  await settledWithin(all, { timers, graceMs });
  const serious = failed.find((error) => !isNodeFailure(error) && !isMissingFeature(error));
  if (serious !== undefined) throw serious;
  const gathered = [...found];
  const [first] = gathered;
  if (!first) throw failed[0];
  if (gathered.length === 1) return first;
  const pools = (await Promise.all(gathered.map(readJson))) as PoolContent[];
  return Buffer.from(JSON.stringify(mergePools(pools)));
}

/** What can be in the next block at one node doesn't wait for an earlier nonce at another. */
function mergePools(pools: readonly PoolContent[]): PoolContent {
  const pending = mergeSenders(pools.map((pool) => pool.pending));
  const queued = mergeSenders(pools.map((pool) => pool.queued));
  for (const [sender, nonces] of Object.entries(pending)) {
    const others = Object.entries(queued[sender as keyof typeof queued] ?? {});
    const left = others.filter(([nonce]) => !Object.hasOwn(nonces, nonce));
    delete queued[sender as keyof typeof queued];
    if (left.length > 0) Object.assign(queued, { [sender]: Object.fromEntries(left) });
  }
  return { pending, queued };
}

function mergeSenders(pools: readonly PooledBySender[]): PooledBySender {
  const merged: Record<string, Record<string, PooledTransaction>> = {};
  for (const [sender, nonces] of pools.flatMap((pool) => Object.entries(pool))) {
    const own = (merged[sender] ??= {});
    for (const [nonce, transaction] of Object.entries(nonces)) {
      const known = own[nonce];
      if (!known || BigInt(transaction.gasPrice) > BigInt(known.gasPrice)) own[nonce] = transaction;
    }
  }
  return merged;
}
