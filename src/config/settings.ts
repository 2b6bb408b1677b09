import { z } from "zod";
import { limits } from "../../generated/limits.js";
import { parseChain } from "./chains.js";
import { devchainSettings } from "./devchain-settings.js";
import { httpSettings } from "./http-settings.js";
import { nodeSettings } from "./node-settings.js";
import { parseNodeUrls } from "./node-urls.js";
import { flag, hide, parsedBy, url, whole } from "./setting-types.js";
import { storeSettings } from "./store-settings.js";
import { parseTrustProxy } from "./trust-proxy.js";

const nodeUrls = parsedBy(parseNodeUrls);

/** Every setting, read from environment variables of the same names. The README's table is held to this schema by a test. */
export const settingsSchema = z.object({
  MODE: z
    .enum(["development", "production"])
    .default("development")
    .describe(
      "`development` makes a user with keys and prints them; `production` needs `MASTER_SECRET`, `SMTP_URL` and node URLs",
    ),
  ALLOW_PUBLIC_DEVELOPMENT: flag
    .default(false)
    .describe(
      "Start in development mode although `HOST` or a public URL is not loopback: whoever reaches it can take over any account",
    ),
  HOST: z.string().default("127.0.0.1").describe("Address to listen on"),
  PORT: whole(0).max(65_535).default(8545).describe("Port to listen on"),
  DATA_DIR: z
    .string()
    .default("data")
    .describe("Folder of the database, the devchains and the generated master secret"),
  MASTER_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe("At least 32 characters; all key secrets derive from it. Default: made once, kept in `DATA_DIR`")
    .meta(hide("all")),
  NETWORKS: z
    .string()
    .default("testnet,mainnet")
    .transform((text) => text.split(",").map((name) => name.trim()))
    .pipe(z.array(z.enum(["testnet", "mainnet"])).min(1))
    .describe("Networks to serve"),
  TESTNET_BASE_URL: url.optional().describe("Public address of the test network; default `http://localhost:PORT`"),
  MAINNET_BASE_URL: url.optional().describe("Public address of the main network; default `http://localhost:PORT`"),
  PUBLIC_URL: url
    .optional()
    .describe("Public address of the dashboard, for links in mails, cookies and CSRF; default `http://localhost:PORT`"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// URL" })
    .optional()
    .describe("Mail server, with user and password if need be; without one, development shows mails at `/mailbox`")
    .meta(hide("password")),
  MAIL_FROM: z.string().default("rootgate <no-reply@localhost>").describe("Sender of the mails"),
  TRUST_PROXY: z
    .string()
    .default("0")
    .refine((text) => parseTrustProxy(text) !== undefined, "must be a number of proxies, or their addresses or subnets")
    .describe("Proxies in front whose `X-Forwarded-For` is believed: how many, or their addresses, comma-separated"),
  KEY_ROTATION_GRACE_HOURS: z.coerce
    .number()
    .min(0)
    .default(24)
    .describe("How long a rotated API key's old text still works"),
  TESTNET_NODE_URL: nodeUrls
    .optional()
    .describe(
      "Rootstock test network nodes, in the devchain's place: one or more `http`, `https`, `ws` or `wss` URLs, separated by commas; options in the fragment, as in `http://10.0.0.1:4444#weight=2&concurrency=16&ws=ws://10.0.0.1:4445`",
    )
    .meta(hide("after-host")),
  MAINNET_NODE_URL: nodeUrls
    .optional()
    .describe("Rootstock main network nodes, in the same way")
    .meta(hide("after-host")),
  TESTNET_CHAIN: parsedBy(parseChain)
    .optional()
    .describe(
      "Chain that the test network's nodes serve: `testnet` (default), `mainnet`, `regtest`, or a private one with the first blocks of the header's upgrades, as in `id=7357&name=Acme&rskip92=0&rskip110=0&umm=1&rskip180=0&rskip351=1&rskip535=1`",
    ),
  MAINNET_CHAIN: parsedBy(parseChain)
    .optional()
    .describe("Chain that the main network's nodes serve, in the same way; default: `mainnet`"),
  ...devchainSettings,
  ...httpSettings,
  ...storeSettings,
  DAILY_REQUESTS: whole(1).default(limits.requestsPerDay).describe("Requests a user may make in a UTC day"),
  MONTHLY_REQUESTS: whole(1).optional().describe("Requests a user may make in a UTC month; default: no such limit"),
  REQUESTS_PER_SECOND: z.coerce
    .number()
    .min(0.1)
    .optional()
    .describe("Requests a second of a user, in each process, bursts of a second's worth; default: no such limit"),
  CONCURRENT_CALLS: whole(1).default(64).describe("Calls of a user that run at once, in each process; more wait"),
  QUEUED_CALLS: whole(0).default(4_096).describe("Calls of a user that may wait; past them -32005"),
  METRICS: flag
    .optional()
    .describe("Serve `/metrics` for Prometheus, to everybody who asks; default: on in development, off in production"),
  ...nodeSettings,
  CACHE_MAX_BYTES: whole(0)
    .default(64 * 1024 * 1024)
    .describe("Memory for a network's answers; 0: none are kept"),
  CACHE_DEPTH_BLOCKS: whole(1)
    .default(64)
    .describe("Answers of blocks with so many on top are kept; others until the next block"),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must be a redis:// or rediss:// URL" })
    .optional()
    .describe("A Redis in which all processes keep answers of such blocks; nothing is lost while it is away")
    .meta(hide("password")),
  LOGS_BLOCKS_PER_CALL: whole(1)
    .default(5_000)
    .describe("Widest `eth_getLogs` range asked of a node at once (RSKj's `rpc.logs.maxBlocksToQuery`)"),
  LOGS_INDEX: flag
    .default(false)
    .describe(
      "Keep an index of all blocks' bloom filters in `DATA_DIR` (256 MiB for a million blocks), so that `eth_getLogs` over millions of blocks reads only those that may have matching logs; built in the background",
    ),
  TRUTH_CHECK_RATIO: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      "Part of each node's answers to check in the background, 0 to 1: hashes, merged mining, signatures, blooms, forms",
    ),
  TRUTH_CHECK_ACTION: z
    .enum(["report", "remove"])
    .default("report")
    .describe("Whether a node caught lying is only reported (log, metric), or also out of service for ten minutes"),
  RESULT_CHECK_RATIO: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("Part of all results to hold against the document, 0 to 1; a mismatch is logged"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("Log lines (JSON, stderr) from this level up"),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Whether networks without a node URL are served from the devchain. */
export function usesDevchain(settings: Settings): boolean {
  return settings.DEVCHAIN ?? settings.MODE === "development";
}

/** Whether `/metrics` is served. */
export function servesMetrics(settings: Settings): boolean {
  return settings.METRICS ?? settings.MODE === "development";
}

/** For how long everything is still served once the service has been told to stop. */
export function shutdownDelayMsOf(settings: Settings): number {
  return settings.SHUTDOWN_DELAY_MS ?? (settings.MODE === "development" ? 0 : 5_000);
}
