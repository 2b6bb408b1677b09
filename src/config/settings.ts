import { z } from "zod";
import { limits } from "../../generated/limits.js";
import { parts } from "../../generated/parts.js";
import { devchainSettings } from "./devchain-settings.js";
import { httpSettings } from "./http-settings.js";
import { masterSecretSettings } from "./master-secret-settings.js";
import { baseUrlSettings, chainSettings, nodeUrlSettings } from "./network-settings.js";
import { networkNames } from "./network-table.js";
import { nodeSettings } from "./node-settings.js";
import { parseRedisAddress } from "./redis-address.js";
import { flag, hide, parsedBy, url, whole } from "./setting-types.js";
import { storeSettings } from "./store-settings.js";
import { telemetrySettings } from "./telemetry-settings.js";
import { parseTrustProxy } from "./trust-proxy.js";
import { webhookSettings } from "./webhooks.js";

/** Every setting, read from environment variables of the same names. The README's table is held to this schema by a test. */
export const settingsSchema = z.object({
  MODE: z
    .enum(["development", "production"])
    .default("development")
    .describe(
      "`development` creates a user with API keys and prints them; `production` requires `MASTER_SECRET`, `SMTP_URL`, `MAIL_FROM` and node URLs",
    ),
  ALLOW_PUBLIC_DEVELOPMENT: flag
    .default(false)
    .describe(
      "Allow development mode with a `HOST` or public URL that is not loopback: anyone who can reach it can take over any account",
    ),
  HOST: z.string().default("127.0.0.1").describe("Address to listen on"),
  PORT: whole(0).max(65_535).default(8545).describe("Port to listen on"),
  WORKERS: z
    .union([z.literal("auto"), whole(1).max(256)], "must be a number of processes, or auto")
    .optional()
    .describe(
      "Worker processes that share the port, for more than one CPU core; they share the limits of connections, memory and calls to nodes. `auto`: one per core, up to 16, with 256 MiB of memory for each. Default: 1 in development, `auto` in production",
    ),
  DATA_DIR: z
    .string()
    .default("data")
    .describe("Folder of the database, the devchains and the generated master secret"),
  ...masterSecretSettings,
  NETWORKS: z
    .string()
    .default(networkNames.join(","))
    .transform((text) => text.split(",").map((name) => name.trim()))
    .pipe(z.array(z.enum(networkNames)).min(1))
    .describe("Networks to serve"),
  METHODS: z
    .string()
    .default(parts.filter((part) => part !== "txpool").join(","))
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(z.enum(parts)).refine((chosen) => chosen.includes("core"), "must include core"))
    .describe(
      "Parts of the API to serve; methods of others fail with -32601. The page of each method names its part. Off by default: `txpool`",
    ),
  ...baseUrlSettings,
  PUBLIC_URL: url
    .optional()
    .describe("URL of the dashboard, for links in mails, cookies and CSRF protection; default `http://localhost:PORT`"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// URL" })
    .optional()
    .describe("Mail server, with user and password if needed; without one, development mode shows mails at `/mailbox`")
    .meta(hide("password")),
  MAIL_FROM: z
    .string()
    .default("rootgate <no-reply@localhost>")
    .describe("Sender of the mails; in production, an e-mail address of your domain is required"),
  SIGN_UP: z
    .enum(["open", "invite", "closed"])
    .default("open")
    .describe(
      "Who may sign up: `open`, anyone; `invite`, people with a link of `rootgate users invite`; `closed`, nobody: operators create accounts with `rootgate users create`",
    ),
  TRUST_PROXY: z
    .string()
    .default("0")
    .refine(
      (text) => parseTrustProxy(text) !== undefined,
      "must be a number of proxies, or their IP addresses or subnets",
    )
    .describe("Trusted proxies for `X-Forwarded-For`: their number, or their IP addresses or subnets, comma-separated"),
  KEY_ROTATION_GRACE_HOURS: z.coerce
    .number()
    .min(0)
    .default(24)
    .describe("How long the old key still works after rotation"),
  ...nodeUrlSettings,
  ...chainSettings,
  ...devchainSettings,
  ...httpSettings,
  ...storeSettings,
  DAILY_REQUESTS: whole(1).default(limits.requestsPerDay).describe("Daily quota per user; resets at 00:00 UTC"),
  MONTHLY_REQUESTS: whole(1).optional().describe("Monthly quota per user, in UTC; default: none"),
  REQUESTS_PER_SECOND: z.coerce
    .number()
    .min(0.1)
    .optional()
    .describe("Rate limit per user and machine (all its workers together), with bursts of one second; default: none"),
  CONCURRENT_CALLS: whole(1)
    .default(64)
    .describe("Concurrency limit per user and machine (all its workers together); further calls are queued"),
  QUEUED_CALLS: whole(0)
    .default(4_096)
    .describe("Maximum number of queued calls per user; further calls fail with -32005"),
  METRICS: flag
    .optional()
    .describe("Serve `/metrics` for Prometheus, without authentication; default: on in development, off in production"),
  ...webhookSettings,
  ...nodeSettings,
  CACHE_MAX_BYTES: whole(0)
    .default(64 * 1024 * 1024)
    .describe("Memory for cached results per network; 0: no cache"),
  CACHE_DEPTH_BLOCKS: whole(1)
    .default(64)
    .describe("Blocks with at least this many confirmations are cached long-term; others until the next block"),
  REDIS_URL: parsedBy(parseRedisAddress)
    .optional()
    .describe(
      "Redis that caches results of such blocks for all processes; optional at run time. `rediss://` for TLS; two or more URLs, separated by commas: nodes of a Redis Cluster; `redis+sentinel://user:password@host:port,host:port/name/database`: the primary that Redis Sentinel names, `?sentinel_password=` if the sentinels have one",
    )
    .meta(hide("passwords")),
  REDIS_TIMEOUT_MS: whole(10)
    .max(10_000)
    .default(100)
    .describe(
      "A read from Redis that takes longer counts as a miss, and so do others until it has a response; ten times as long: Redis is away",
    ),
  LOGS_BLOCKS_PER_CALL: whole(1)
    .default(5_000)
    .describe("Maximum block range of one `eth_getLogs` request to a node (RSKj's `rpc.logs.maxBlocksToQuery`)"),
  LOGS_INDEX: flag
    .default(false)
    .describe(
      "Index all blocks' bloom filters in `DATA_DIR` (256 MiB per million blocks), so that `eth_getLogs` over millions of blocks reads only blocks that may have matching logs; built in the background",
    ),
  VERIFICATION_RATIO: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      "Fraction of each node's results to verify in the background, 0 to 1: hashes, merged mining, signatures, blooms, schemas",
    ),
  VERIFICATION_ACTION: z
    .enum(["report", "remove"])
    .default("report")
    .describe("Whether a node with a wrong result is only reported (log, metric), or also not used for ten minutes"),
  RESULT_CHECK_RATIO: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("Fraction of results to validate against their schemas, 0 to 1; mismatches are logged"),
  ...telemetrySettings,
});

export type Settings = z.infer<typeof settingsSchema>;

/** Whether networks without a node URL are served from the devchain. */
export function usesDevchain(settings: Settings): boolean {
  return settings.DEVCHAIN ?? settings.MODE === "development";
}

/** Whether `/metrics` is enabled. */
export function servesMetrics(settings: Settings): boolean {
  return settings.METRICS ?? settings.MODE === "development";
}

/** How long requests are still accepted after a stop signal. */
export function shutdownDelayMsOf(settings: Settings): number {
  return settings.SHUTDOWN_DELAY_MS ?? (settings.MODE === "development" ? 0 : 5_000);
}
