import { flag, whole } from "./setting-types.js";

/** What bounds the use of blockchain nodes, and how their heads are followed. */
export const nodeSettings = {
  NODE_TIMEOUT_MS: whole(1)
    .default(10_000)
    .describe("Longest wait for a node's answer to begin, and between two pieces of it; then another node is asked"),
  NODE_CONCURRENCY: whole(1)
    .default(64)
    .describe("Default concurrency per node (calls under way at once); `#concurrency=` of a URL overrides it"),
  NODE_QUEUE_LENGTH: whole(0).default(1_024).describe("Most calls that wait for one node; past them calls are refused"),
  NODE_BATCHING: flag
    .default(true)
    .describe(
      "Send cheap reads that come together to a node as one batch of up to 50, as long as it responds sooner that way",
    ),
  NODE_MAX_LAG_BLOCKS: whole(1).default(5).describe("A node further behind than this is out of service"),
  MAX_REORG_BLOCKS: whole(1)
    .default(30)
    .describe(
      "Deeper reorganisations are followed only once more than half of all nodes, in service or not, have followed them",
    ),
  HEAD_POLL_MS: whole(10)
    .default(1_000)
    .describe("How often each node is asked for its head, where it doesn't tell by WebSocket"),
  HEDGE: flag
    .default(true)
    .describe(
      "Ask another node when one takes longer than 95 of 100 calls of the method do, for one call in twenty at most, and when it answers nothing",
    ),
};
