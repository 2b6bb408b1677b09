import { limits } from "../../generated/limits.js";
import { whole } from "./setting-types.js";

/** Requests, responses and connections. */
export const httpSettings = {
  MAX_BODY_BYTES: whole(1_024).default(limits.maxBodyBytes).describe("Maximum size of a request body"),
  MAX_BATCH_LENGTH: whole(1).default(limits.maxBatchLength).describe("Maximum number of requests in a batch"),
  MAX_RESPONSE_BYTES: whole(1_024)
    .default(limits.maxResponseBytes)
    .describe(
      `Maximum size of a response, except logs of up to ${limits.logsMaxBlocks.toLocaleString("en-US")} blocks, which are streamed`,
    ),
  CALL_TIMEOUT_MS: whole(1)
    .default(limits.callTimeoutMs)
    .describe("Maximum time from a request to the first byte of its response, and between two chunks from a node"),
  READER_TIMEOUT_MS: whole(1)
    .default(60_000)
    .describe("A client that reads nothing of its response for this long is disconnected"),
  READER_MIN_BYTES_PER_SECOND: whole(0)
    .default(1_000)
    .describe("So is a client that reads a large response more slowly than this, on average over that time"),
  HELD_BYTES: whole(1_024)
    .default(256 * 1024 * 1024)
    .describe(
      "Maximum memory for large requests and responses; beyond it, requests fail with -32005 and clients that read nothing for a second are disconnected",
    ),
  HELD_BYTES_PER_USER: whole(1_024).default(limits.maxResponseBytes).describe("The same limit per user"),
  HSTS_SECONDS: whole(0)
    .default(31_536_000)
    .describe(
      "How long browsers use HTTPS only for the dashboard's host (`Strict-Transport-Security`, without subdomains); 0 ends it. Sent only if `PUBLIC_URL` is https",
    ),
  CONNECTIONS: whole(1)
    .default(20_000)
    .describe(
      "Maximum number of open client connections; fewer if the process's file limit is low, since nodes and the database need some",
    ),
  CONNECTIONS_PER_ADDRESS: whole(1)
    .default(1_000)
    .describe("Maximum per IP address (IPv6: per /64), except proxies of `TRUST_PROXY`"),
  PIPELINED_REQUESTS: whole(1)
    .default(16)
    .describe("Maximum number of concurrent requests per connection; further pipelined requests wait in the socket"),
  WEBSOCKETS_PER_USER: whole(1).default(200).describe("Maximum number of open WebSocket connections per user"),
  WEBSOCKETS_PER_ADDRESS: whole(1)
    .default(500)
    .describe("Maximum per client IP address (IPv6: per /64), also behind proxies of `TRUST_PROXY`"),
  SUBSCRIPTIONS_PER_CONNECTION: whole(1).default(100).describe("Maximum number of subscriptions of one WebSocket"),
  WAITING_EVENT_BYTES: whole(1_024)
    .default(4 * 1024 * 1024)
    .describe("Maximum size of events that wait for a slow WebSocket client; past it, it is disconnected"),
  SHUTDOWN_DELAY_MS: whole(0)
    .optional()
    .describe(
      "How long requests are still accepted after SIGTERM or SIGINT, while `/readyz` returns 503, so that load balancers can react; default: 0 in development, 5000 in production",
    ),
  SHUTDOWN_TIMEOUT_MS: whole(0)
    .default(15_000)
    .describe("Then the service stops listening; running requests have this long to finish"),
};
