import { flag, whole } from "./setting-types.js";

/** Limits of upstream nodes, and how their heads are followed. */
export const nodeSettings = {
  NODE_TIMEOUT_MS: whole(1)
    .default(10_000)
    .describe(
      "Maximum wait for the first byte of a node's response, and between two chunks; then another node is tried",
    ),
  NODE_CONCURRENCY: whole(1)
    .default(64)
    .describe("Default concurrency limit per node; `#concurrency=` in a URL overrides it"),
  NODE_QUEUE_LENGTH: whole(0)
    .default(1_024)
    .describe("Maximum number of calls that wait for one node; further calls fail"),
  NODE_BATCHING: flag
    .default(true)
    .describe("Send concurrent cheap reads to a node as one batch of up to 50, as long as that is faster"),
  NODE_MAX_LAG_BLOCKS: whole(1).default(5).describe("A node further behind is not used"),
  MAX_REORG_BLOCKS: whole(1)
    .default(30)
    .describe(
      "Deeper reorganisations are followed only when more than half of all nodes, available or not, have followed them",
    ),
  HEAD_POLL_MS: whole(10).default(1_000).describe("How often each node's head is polled, without a WebSocket"),
  HEDGE: flag
    .default(true)
    .describe(
      "Send a second request to another node when one takes longer than the method's 95th percentile (at most 5 % of calls), or does not respond",
    ),
};
