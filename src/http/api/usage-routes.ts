import { z } from "zod";
import { hourMs } from "../../clock.js";
import type { UsageHistory } from "../../usage/history/usage-history.js";
import { usageRanges } from "../../usage/history/usage-range.js";
import { ApiError } from "./api-error.js";
import type { KeyUsageList, RequestLogEntry, RequestLogPage, Usage, UsageRange, UsageToday } from "./api-types.js";
import { keyUsageList, requestLogEntry, requestLogPage, usage, usageToday } from "./result-schemas.js";
import { type AnyRoute, defineRoute } from "./route.js";
import { filledLineOf, idPattern, lineOf } from "./text-schemas.js";

interface UsageQuery {
  readonly range: UsageRange;
  readonly keyId?: string | undefined;
  readonly method?: string | undefined;
}

// Forms send an empty value for "all keys".
const keyId = z
  .string()
  .regex(idPattern)
  .or(z.literal(""))
  .transform((id) => id || undefined)
  .optional();

/** The time that usage is of. */
export const range = z.enum(usageRanges, `Must be ${usageRanges.slice(0, -1).join(", ")} or ${usageRanges.at(-1)}`);

const usageQuery: z.ZodType<UsageQuery> = z.strictObject({
  range,
  keyId,
  method: filledLineOf(64).optional(),
});

interface LogQuery {
  readonly requestId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly method?: string | undefined;
  readonly result?: number | "failed" | undefined;
  readonly text?: string | undefined;
  readonly minMs?: number | undefined;
  readonly since?: "1h" | "24h" | "7d" | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

const logQuery: z.ZodType<LogQuery> = z.strictObject({
  requestId: filledLineOf(64).optional(),
  keyId,
  method: filledLineOf(64).optional(),
  result: z
    .literal("failed")
    .or(
      z.coerce
        .number()
        .int()
        .min(-(2 ** 31))
        .max(2 ** 31 - 1),
    )
    .optional(),
  text: filledLineOf(100).optional(),
  minMs: z.coerce.number().min(0).max(600_000).optional(),
  since: z.enum(["1h", "24h", "7d"], "Must be 1h, 24h or 7d").optional(),
  before: lineOf(100).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});

const spans = { "1h": hourMs, "24h": 24 * hourMs, "7d": 7 * 24 * hourMs } as const;

export interface UsageRoutesParts {
  readonly history: UsageHistory;
}

/** A user's usage: today's quota, the history, the request log. Another user's key has no history here. */
export function usageRoutesOf({ history }: UsageRoutesParts): AnyRoute[] {
  return [
    defineRoute({
      verb: "GET",
      path: "/usage/today",
      access: "user",
      management: { scope: "usage:read", operationId: "getUsageToday", summary: "Today's quota", result: usageToday },
      handle: ({ session }): Promise<UsageToday> => history.today(session.user.id),
    }),
    defineRoute<"user", undefined, UsageQuery>({
      verb: "GET",
      path: "/usage",
      access: "user",
      query: usageQuery,
      management: { scope: "usage:read", operationId: "getUsage", summary: "Usage over time", result: usage },
      handle: ({ session, query }): Promise<Usage> => history.read({ userId: session.user.id, ...query }),
    }),
    defineRoute({
      verb: "GET",
      path: "/usage/keys",
      access: "user",
      management: { scope: "usage:read", operationId: "listKeyUsage", summary: "Usage by key", result: keyUsageList },
      async handle({ session }): Promise<KeyUsageList> {
        return { keys: await history.readKeys(session.user.id) };
      },
    }),
    logRoute(history),
    entryRoute(history),
  ];
}

function logRoute(history: UsageHistory): AnyRoute {
  return defineRoute<"user", undefined, LogQuery>({
    verb: "GET",
    path: "/request-log",
    access: "user",
    query: logQuery,
    management: {
      scope: "usage:read",
      operationId: "listRequests",
      summary: "Failed requests, and a sample of the successful ones, newest first",
      result: requestLogPage,
    },
    handle({ session, query: { since, ...query } }): Promise<RequestLogPage> {
      return history.readLog({ userId: session.user.id, ...query, ...(since && { maxAgeMs: spans[since] }) });
    },
  });
}

function entryRoute(history: UsageHistory): AnyRoute {
  return defineRoute({
    verb: "GET",
    path: "/request-log/:id",
    access: "user",
    management: {
      scope: "usage:read",
      operationId: "getRequest",
      summary: "Get a logged request",
      result: requestLogEntry,
    },
    async handle({ session, id }): Promise<RequestLogEntry> {
      const entry = await history.readLogEntry({ userId: session.user.id, id });
      if (!entry) throw new ApiError("not_found", "There is no such request, or it is no longer kept");
      return entry;
    },
  });
}
