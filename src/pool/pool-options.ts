export interface PoolOptions {
  /** Interval of head probes; longer for nodes with a subscription. */
  readonly headPollMs?: number;
  /** Longest wait for a response to a probe of a quick node, and of a slow one. */
  readonly probeTimeoutMs?: number;
  readonly nodeTimeoutMs?: number;
  /** Further behind than this, a node is out of service. */
  readonly maxLagBlocks?: number;
  /** Deeper reorganisations are followed only together with more than half of all nodes. */
  readonly maxReorgBlocks?: number;
  /** Maximum number of calls in progress to one node, and of calls that wait for it. */
  readonly concurrency?: number;
  readonly queueLength?: number;
  /** Whether a second node is asked when the first takes long. */
  readonly isHedging?: boolean;
  /** Longest wait for a node that has what is asked for; and, while none responds, for one that comes back. */
  readonly catchUpMs?: number;
  readonly comeBackMs?: number;
}

export const poolDefaults: Required<PoolOptions> = {
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
