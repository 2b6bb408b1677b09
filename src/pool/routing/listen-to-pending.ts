import { isInService, type PooledUpstream } from "../model/pooled-upstream.js";

/**
 * Listens for hashes of transactions that enter the pools of nodes in service; several nodes may report one. Returns a function that
 * stops it.
 */
export function listenToPending(upstreams: readonly PooledUpstream[], listener: (hash: string) => void): () => void {
  const ends = upstreams.map((upstream) =>
    upstream.client.onPendingTransaction((hash) => {
      if (isInService(upstream)) listener(hash);
    }),
  );
  return () => {
    for (const end of ends) end();
  };
}
