import { z } from "zod";
import type { KeyOptions } from "../../accounts/key-options.js";
import { networkLabels } from "../../config/network-table.js";
import type { ApiErrorBody, ApiKey, ApiKeyList, KeyUsageList, Usage, UsageToday } from "./api-types.js";
import { keyOptionSchemas } from "./key-option-schemas.js";
import { utcTime as time } from "./text-schemas.js";
import type { LoggedRequest, RequestLogEntry, RequestLogPage } from "./usage-types.js";

// What the routes of the management API return, for its description: api-types.ts says what each member means.

const network = z.enum(networkLabels);
const count = z.int().min(0);
type Options = { [Name in keyof KeyOptions]: z.ZodType<KeyOptions[Name]> };

const returnedOptions = Object.fromEntries(
  Object.entries(keyOptionSchemas).map(([member, { returned }]) => [member, returned]),
) as Options;

/** Typed, so that a member that is missing here does not compile. */
export const apiKey: z.ZodType<ApiKey> = z.object({
  id: z.string(),
  name: z.string(),
  network,
  createdAt: time,
  lastUsedAt: time.nullable(),
  isReadable: z
    .boolean()
    .describe("Whether `text` and `url` are whole: only right after the key was created or rotated"),
  text: z.string().describe("The key; only its last four characters where it is not whole"),
  url: z.string().describe("Endpoint URL: the network's base URL and the key"),
  previousExpiresAt: time.nullable().describe("When the previous key expires after a rotation"),
  ...returnedOptions,
});

export const apiKeyList: z.ZodType<ApiKeyList> = z.object({ keys: z.array(apiKey), limit: count });

const limitUse = z.object({ limit: count, used: count, resetAt: time });

export const usageToday: z.ZodType<UsageToday> = limitUse.extend({
  month: limitUse.exactOptional().describe("Present if the service has a monthly quota"),
});

const latency = z.object({ p50Ms: z.number(), p95Ms: z.number(), p99Ms: z.number() }).nullable();

export const usage: z.ZodType<Usage> = z.object({
  buckets: z.array(z.object({ start: z.string(), requests: count, errors: count, latency })),
  methods: z.array(z.object({ method: z.string(), requests: count, errors: count, latency })),
  keys: z.array(z.object({ keyId: z.string(), name: z.string(), requests: count })),
  errors: z.array(z.object({ code: z.int(), name: z.string(), count })),
  latency,
  webSocket: z.object({ connections: count, subscriptions: count, events: count }),
});

export const keyUsageList: z.ZodType<KeyUsageList> = z.object({
  keys: z.array(
    z.object({
      keyId: z.string(),
      today: count.describe("Requests since 00:00 UTC"),
      hours: z.array(count).describe("Requests of the last 24 hours, oldest first"),
      dailyLimit: limitUse.nullable(),
    }),
  ),
});

const loggedRequest = z.object({
  id: z.string(),
  at: time,
  method: z.string(),
  code: z.int().describe("0, or the error's code"),
  error: z.string().nullable(),
  message: z.string().nullable(),
  durationMs: z.number(),
  keyId: z.string(),
  network,
  origin: z.enum(["browser", "server", "websocket"]),
  requestId: z.string().nullable(),
  requestBytes: count.nullable(),
  resultBytes: count.nullable(),
  servedBy: z.enum(["memory", "node", "gateway"]).nullable(),
}) satisfies z.ZodType<LoggedRequest>;

export const requestLogEntry: z.ZodType<RequestLogEntry> = loggedRequest.extend({
  params: z.string().nullable().describe("JSON text, for 24 hours, if the key logs params"),
});

export const requestLogPage: z.ZodType<RequestLogPage> = z.object({
  entries: z.array(loggedRequest),
  next: z.string().nullable().describe("`before` of the next page; null on the last one"),
});

export const apiError: z.ZodType<ApiErrorBody> = z.object({
  error: z.object({ code: z.string(), message: z.string(), field: z.string().exactOptional() }),
});
