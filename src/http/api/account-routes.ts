import { z } from "zod";
import type { Auth } from "../../accounts/auth.js";
import type { Preferences, PreferencesChange } from "../../accounts/preferences.js";
import { nameDevice } from "../../accounts/protection/device-name.js";
import type { KnownDevices } from "../../accounts/protection/known-devices.js";
import type { SecondFactors } from "../../accounts/protection/second-factors.js";
import type { SecurityEvent } from "../../accounts/protection/security-event.js";
import type { SecurityLog } from "../../accounts/protection/security-log.js";
import type { Sessions } from "../../accounts/sessions.js";
import { alertPercents } from "../../limits/quota-alerts.js";
import { notFound } from "./api-error.js";
import type {
  Me,
  SecurityLogPage,
  ServiceFacts,
  SessionList,
  SecurityEvent as ShownSecurityEvent,
  UserPreferences,
} from "./api-types.js";
import { type AnyRoute, defineRoute } from "./route.js";
import { lineOf } from "./text-schemas.js";

export interface AccountRoutesParts {
  readonly sessions: Sessions;
  readonly auth: Auth;
  readonly devices: KnownDevices;
  readonly secondFactors: SecondFactors;
  readonly securityLog: Pick<SecurityLog, "list">;
  readonly preferences: Preferences;
  readonly facts: ServiceFacts;
}

interface SecurityLogQuery {
  readonly before?: string | undefined;
}

const securityLogQuery: z.ZodType<SecurityLogQuery> = z.strictObject({ before: lineOf(100).optional() });

/** The current user and their sessions, and public information on the service. */
export function accountRoutesOf(parts: AccountRoutesParts): AnyRoute[] {
  const { secondFactors, securityLog, facts } = parts;
  return [
    ...preferencesRoutesOf(parts),
    defineRoute({ verb: "GET", path: "/service", access: "anyone", handle: () => facts }),
    defineRoute({
      verb: "GET",
      path: "/me",
      access: "visitor",
      async handle({ session }): Promise<Me | undefined> {
        if (!session) return undefined;
        const { id, user } = session;
        return { ...user, needsCode: user.twoFactorEnabled && !(await secondFactors.isRecent(id)) };
      },
    }),
    ...sessionRoutesOf(parts),
    defineRoute<"user", undefined, SecurityLogQuery>({
      verb: "GET",
      path: "/security-log",
      access: "user",
      query: securityLogQuery,
      async handle({ session, query }): Promise<SecurityLogPage> {
        const { events, next } = await securityLog.list(session.user.id, query.before);
        return { events: events.map(showEvent), next };
      },
    }),
  ];
}

function sessionRoutesOf({ auth, sessions, devices }: AccountRoutesParts): AnyRoute[] {
  return [
    defineRoute({
      verb: "GET",
      path: "/sessions",
      access: "user",
      async handle({ session }): Promise<SessionList> {
        const list = await sessions.list(session.user.id);
        return {
          sessions: list.map((entry) => ({
            ...entry,
            device: nameDevice(entry.userAgent),
            isCurrent: entry.id === session.id,
          })),
        };
      },
    }),
    defineRoute({
      verb: "DELETE",
      path: "/sessions",
      access: "user",
      status: 204,
      async handle({ session, headers }) {
        await sessions.endOthers(session.user.id, session.id);
        // Revoking a session makes its device unknown again.
        await devices.forgetOthers(session.user.id, await auth.readDeviceCookie(headers));
      },
    }),
    defineRoute({
      verb: "DELETE",
      path: "/sessions/:id",
      access: "user",
      status: 204,
      async handle({ session, id }) {
        if (!(await sessions.end(session.user.id, id))) throw notFound();
      },
    }),
  ];
}

const preferencesBody: z.ZodType<PreferencesChange> = z.strictObject({
  quotaAlerts: z.boolean().optional(),
  quotaAlertPercent: z.int().min(alertPercents.min).max(alertPercents.max).optional(),
  errorAlertPercent: z.int().min(1).max(100).nullable().optional(),
  placeAlerts: z.boolean().optional(),
});

function preferencesRoutesOf({ preferences }: AccountRoutesParts): AnyRoute[] {
  return [
    defineRoute({
      verb: "GET",
      path: "/preferences",
      access: "user",
      handle: ({ session }): Promise<UserPreferences> => preferences.read(session.user.id),
    }),
    defineRoute<"user", PreferencesChange>({
      verb: "PATCH",
      path: "/preferences",
      access: "user",
      body: preferencesBody,
      handle: ({ session, body }): Promise<UserPreferences> => preferences.change(session.user.id, body),
    }),
  ];
}

function showEvent({ source, ...event }: SecurityEvent): ShownSecurityEvent {
  const { ipAddress, userAgent } = source;
  return { ...event, ipAddress, device: ipAddress === null ? null : nameDevice(userAgent) };
}
