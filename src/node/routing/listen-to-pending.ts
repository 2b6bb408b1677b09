import { isInService, type PooledUpstream } from "./pooled-upstream.js";

/** Listens to transactions that enter the pools of nodes in service, by hash; several may tell of one. Returns what ends that. */
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
