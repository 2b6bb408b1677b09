import { limits } from "../../generated/limits.js";
import { whole } from "./setting-types.js";

/** What bounds requests, responses and connections. */
export const httpSettings = {
  MAX_BODY_BYTES: whole(1_024).default(limits.maxBodyBytes).describe("Largest request body"),
  MAX_BATCH_LENGTH: whole(1).default(limits.maxBatchLength).describe("Most requests in a batch"),
  MAX_ANSWER_BYTES: whole(1_024)
    .default(limits.maxAnswerBytes)
    .describe(
      `Largest answer, but for logs of up to ${limits.logsMaxBlocks.toLocaleString("en-US")} blocks, which stream`,
    ),
  CALL_TIMEOUT_MS: whole(1)
    .default(limits.callTimeoutMs)
    .describe(
      "Longest time from a request to the first byte of its response, and between two pieces that a node sends",
    ),
  READER_TIMEOUT_MS: whole(1)
    .default(60_000)
    .describe("A client that takes nothing of its response for so long is disconnected"),
  READER_MIN_BYTES_PER_SECOND: whole(0)
    .default(1_000)
    .describe("So is one that takes less of a large response than this, on average over that time"),
  HELD_BYTES: whole(1_024)
    .default(256 * 1024 * 1024)
    .describe(
      "Memory for large requests and responses until they are read; past it -32005, and clients that take nothing for a second are disconnected",
    ),
  HELD_BYTES_PER_USER: whole(1_024).default(limits.maxAnswerBytes).describe("The same for each user"),
  CONNECTIONS: whole(1)
    .default(20_000)
    .describe(
      "Most open connections of clients; fewer where the process may not open so many files, since nodes and the database need some",
    ),
  CONNECTIONS_PER_ADDRESS: whole(1)
    .default(1_000)
    .describe("Most of one address (IPv6: of a /64), unless `TRUST_PROXY` says that it is a proxy"),
  PIPELINED_REQUESTS: whole(1)
    .default(16)
    .describe("Requests of one connection that may be under way; what is pipelined past them waits in the socket"),
  SHUTDOWN_DELAY_MS: whole(0)
    .optional()
    .describe(
      "After SIGTERM or SIGINT, `/readyz` is 503 and everything is still served for so long, until load balancers have noticed; default: 0 in development, 5000 in production",
    ),
  SHUTDOWN_TIMEOUT_MS: whole(0)
    .default(15_000)
    .describe("Then the service stops listening, and running requests have so long to finish"),
};
