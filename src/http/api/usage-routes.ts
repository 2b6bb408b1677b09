import { z } from "zod";
import type { UsageHistory } from "../../limits/usage-history.js";
import type { RecentErrors, Usage, UsageRange, UsageToday } from "./api-types.js";
import { type AnyRoute, defineRoute } from "./route.js";

interface UsageQuery {
  readonly range: UsageRange;
  readonly keyId?: string | undefined;
}

const usageQuery: z.ZodType<UsageQuery> = z.strictObject({
  range: z.enum(["24h", "30d", "12m"], "Must be 24h, 30d or 12m"),
  // An empty one is what a form sends for "all keys".
  keyId: z
    .string()
    .max(64)
    .transform((id) => id || undefined)
    .optional(),
});

export interface UsageRoutesParts {
  readonly history: UsageHistory;
}

/** What a user has used: today's quota, the history, the latest errors. Another user's key has no history here. */
export function usageRoutesOf({ history }: UsageRoutesParts): AnyRoute[] {
  return [
    defineRoute({
      verb: "GET",
      path: "/usage/today",
      access: "user",
      handle: ({ session }): Promise<UsageToday> => history.today(session.user.id),
    }),
    defineRoute<"user", undefined, UsageQuery>({
      verb: "GET",
      path: "/usage",
      access: "user",
      query: usageQuery,
      handle: ({ session, query }): Promise<Usage> => history.read({ userId: session.user.id, ...query }),
    }),
    defineRoute({
      verb: "GET",
      path: "/usage/errors",
      access: "user",
      handle: async ({ session }): Promise<RecentErrors> => ({ errors: await history.recentErrors(session.user.id) }),
    }),
  ];
}
