import { z } from "zod";
import type { UsageHistory } from "../../limits/usage-history.js";
import { createPerMinute } from "../../turns/per-minute.js";
import type { RecentErrors, Usage, UsageRange, UsageToday } from "./api-types.js";
import { tooManyRequests } from "./enforce-throttle.js";
import { type AnyRoute, defineRoute } from "./route.js";
import { idPattern } from "./text-schemas.js";

interface UsageQuery {
  readonly range: UsageRange;
  readonly keyId?: string | undefined;
}

const usageQuery: z.ZodType<UsageQuery> = z.strictObject({
  range: z.enum(["24h", "7d", "30d", "12m"], "Must be 24h, 7d, 30d or 12m"),
  // Forms send an empty value for "all keys".
  keyId: z
    .string()
    .regex(idPattern)
    .or(z.literal(""))
    .transform((id) => id || undefined)
    .optional(),
});

export interface UsageRoutesParts {
  readonly history: UsageHistory;
}

/** A page of the dashboard requests all three every five seconds. */
const readsPerMinute = 240;

/** A user's usage: today's quota, the history, the latest errors. Another user's key has no history here. */
export function usageRoutesOf({ history }: UsageRoutesParts): AnyRoute[] {
  const reads = createPerMinute(readsPerMinute, () => performance.now());
  /** Counted in this process: reading must not write. */
  const count = (userId: string): void => {
    const waitMs = reads.waitMs(userId);
    if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1_000));
    reads.charge(userId);
  };
  return [
    defineRoute({
      verb: "GET",
      path: "/usage/today",
      access: "user",
      handle({ session }): Promise<UsageToday> {
        count(session.user.id);
        return history.today(session.user.id);
      },
    }),
    defineRoute<"user", undefined, UsageQuery>({
      verb: "GET",
      path: "/usage",
      access: "user",
      query: usageQuery,
      handle({ session, query }): Promise<Usage> {
        count(session.user.id);
        return history.read({ userId: session.user.id, ...query });
      },
    }),
    defineRoute({
      verb: "GET",
      path: "/usage/errors",
      access: "user",
      async handle({ session }): Promise<RecentErrors> {
        count(session.user.id);
        return { errors: await history.recentErrors(session.user.id) };
      },
    }),
  ];
}
