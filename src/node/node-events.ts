/** What happens below the port, for metrics. All callbacks are optional; `upstream` is a host and port, never a whole URL. */
export interface NodeEvents {
  /** A call to one upstream is over. `refused`: it responded, with an error of the caller's making. */
  onUpstreamCall?(upstream: string, method: string, outcome: "ok" | "refused" | "failed", elapsedMs: number): void;
  /** A call that `upstream` failed is tried on another one. */
  onRetry?(upstream: string, method: string): void;
  /** Another upstream was asked, since the first took longer than most calls do. `isWon`: it responded first. */
  onHedge?(upstream: string, method: string, isWon: boolean): void;
  /** `in`, or why it is out of service. */
  onUpstreamState?(upstream: string, state: string): void;
  /** A node has left the canonical chain for another branch, or is back on it. */
  onUpstreamBranch?(upstream: string, isApart: boolean): void;
  /** A decision about the canonical head, and the number of canonical blocks that it concerns. */
  onHeadDecision?(decision: "replace" | "retract" | "refuse", depth: number): void;
  /** A node has reported a new head. */
  onUpstreamHead?(upstream: string, height: number): void;
  /** A call found every upstream's queue full. */
  onBusy?(method: string): void;
  /** A batch was refused as a whole; its requests were sent one by one. */
  onBatchFallback?(upstream: string): void;
  /** A call's result came from memory, or from the store shared with other processes. */
  onCacheHit?(method: string, level: "memory" | "shared"): void;
  /** A call's result may be kept, and was not in memory. */
  onCacheMiss?(method: string): void;
  /** A result of this size was evicted. */
  onCacheEvict?(bytes: number): void;
  /** A reorganisation invalidated this number of cached results. */
  onCacheDrop?(count: number): void;
  /** The store shared with other processes is away, or back. */
  onSharedCacheAway?(isAway: boolean): void;
  /** Number of blocks in the index of logs. */
  onLogIndex?(blocks: number): void;
  /** A call waits for the result of an identical one. */
  onCoalesced?(method: string): void;
  /**
   * A result of an upstream was verified: `true` (only a sample is), or the kind of failure. `omitted`: another upstream had what it
   * lacked; `outvoted`: two others said something else of the same state; `dropped`: too many checks were waiting; `given up`: it could not be checked; `not checked`: a block of header rules that this
   * version does not know, or a required member that no upstream has; `forgiven`: it stays in service, since most upstreams have failed.
   */
  onVerification?(
    upstream: string,
    verdict:
      | "true"
      | "omitted"
      | "forgiven"
      | "outvoted"
      | "schema"
      | "question"
      | "block"
      | "transaction"
      | "logs"
      | "not checked"
      | "dropped"
      | "given up",
  ): void;
}
