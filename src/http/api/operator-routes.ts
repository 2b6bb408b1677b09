import { z } from "zod";
import { type AuditEvent, findAudit, listAudit } from "../../accounts/audit-log.js";
import { listAllKeys, type OperatorKey } from "../../accounts/list-keys.js";
import { findUsers, listUsers, readEmails } from "../../accounts/list-users.js";
import type { Accounts } from "../../accounts/open-accounts.js";
import { networks } from "../../config/networks.js";
import type { Database } from "../../store/database.js";
import type { UsageHistory } from "../../usage/history/usage-history.js";
import { notFound } from "./api-error.js";
import type {
  AuditPage,
  OperatorApiKey,
  OperatorService,
  OperatorUserFacts,
  OperatorUserPage,
  Usage,
  UsageRange,
  UserState,
} from "./api-types.js";
import { findUser, operatorChangesOf } from "./operator-changes.js";
import { auditPage, operatorService, operatorUserFacts, operatorUserPage } from "./operator-schemas.js";
import { usage } from "./result-schemas.js";
import { type AnyRoute, defineRoute, type Management } from "./route.js";
import { idPattern, lineOf } from "./text-schemas.js";
import { range } from "./usage-routes.js";

export interface OperatorRoutesParts {
  readonly operatorOf: Accounts["operatorOf"];
  readonly history: UsageHistory;
  /** What the service is, and what is wrong with it. */
  readonly describeService: () => Promise<OperatorService>;
}

/** For users who operate the service: users, their use, the audit log and the nodes. */
export function operatorRoutesOf(parts: OperatorRoutesParts): AnyRoute[] {
  return [
    ...userRoutesOf(parts),
    ...singleUserRoutesOf(parts),
    auditRoute(parts),
    serviceRoute(parts),
    ...operatorChangesOf(parts),
  ];
}

const pageLength = 50;
const after = z.string().regex(idPattern).optional();
const id = z.string().regex(idPattern).optional();

/** A page, and the ID of its last row if more follow. */
function pageOf<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const shown = rows.slice(0, pageLength);
  return { shown, next: rows.length > pageLength ? (shown.at(-1)?.id ?? null) : null };
}

/** The row that a page comes after. @throws ApiError if it is gone */
async function findAfter<Row>(given: string | undefined, find: (id: string) => Promise<Row | undefined>) {
  if (given === undefined) return undefined;
  const row = await find(given);
  if (!row) throw notFound();
  return row;
}

interface UsersQuery {
  readonly email?: string | undefined;
  readonly status?: UserState | undefined;
  readonly after?: string | undefined;
}

const usersQuery: z.ZodType<UsersQuery> = z.strictObject({
  email: lineOf(254).optional(),
  status: z.enum(["active", "disabled", "unverified"], "Must be active, disabled or unverified").optional(),
  after,
});

const reads = (operationId: string, summary: string, result: z.ZodType): { management: Management } => ({
  management: { scope: "operator:read", operationId, summary, result },
});

function userRoutesOf({ operatorOf }: OperatorRoutesParts): AnyRoute[] {
  return [
    defineRoute<"operator", undefined, UsersQuery>({
      verb: "GET",
      path: "/operator/users",
      access: "operator",
      query: usersQuery,
      ...reads("listUsers", "Users, newest first, or by the start of their e-mail", operatorUserPage),
      async handle({ session, query: { email, status, after: afterId } }): Promise<OperatorUserPage> {
        const { db, users } = operatorOf(session.user.id);
        const page = { status, limit: pageLength + 1, after: await findAfter(afterId, (given) => users.find(given)) };
        const found = email
          ? await findUsers(db, { ...page, text: email, isAnywhere: false })
          : await listUsers(db, page);
        const { shown, next } = pageOf(found);
        return { users: shown, next };
      },
    }),
  ];
}

function singleUserRoutesOf({ operatorOf, history }: OperatorRoutesParts): AnyRoute[] {
  return [
    defineRoute({
      verb: "GET",
      path: "/operator/users/:id",
      access: "operator",
      ...reads("getUser", "A user with today's use and active API keys", operatorUserFacts),
      async handle(request): Promise<OperatorUserFacts> {
        const { operator, user } = await findUser(operatorOf, request);
        const { id: userId } = user;
        const keys = await listAllKeys(
          { ...operator, secrets: undefined },
          { userId, status: "active", limit: pageLength },
        );
        return { user, today: await history.today(userId), keys: keys.map(showKey) };
      },
    }),
    defineRoute<"operator", undefined, { readonly range: UsageRange }>({
      verb: "GET",
      path: "/operator/users/:id/usage",
      access: "operator",
      query: z.strictObject({ range }),
      ...reads("getUserUsage", "A user's usage over time", usage),
      async handle(request): Promise<Usage> {
        const { user } = await findUser(operatorOf, request);
        return history.read({ userId: user.id, ...request.query });
      },
    }),
  ];
}

function showKey(key: OperatorKey): OperatorApiKey {
  const { id: keyId, name, network, createdAt, lastUsedAt, expiresAt, dailyRequests, requestsPerSecond } = key;
  const limits = { dailyRequests, requestsPerSecond };
  return { id: keyId, name, network: networks[network].label, createdAt, lastUsedAt, expiresAt, ...limits };
}

interface AuditQuery {
  readonly userId?: string | undefined;
  readonly after?: string | undefined;
}

function auditRoute({ operatorOf }: OperatorRoutesParts): AnyRoute {
  return defineRoute<"operator", undefined, AuditQuery>({
    verb: "GET",
    path: "/operator/audit-log",
    access: "operator",
    query: z.strictObject({ userId: id, after }),
    ...reads("listChanges", "Changes by operators and users, newest first", auditPage),
    async handle({ session, query: { userId, after: afterId } }): Promise<AuditPage> {
      const { db } = operatorOf(session.user.id);
      const last = await findAfter(afterId, (given) => findAudit(db, given));
      const { shown, next } = pageOf(await listAudit(db, { userId, limit: pageLength + 1, after: last }));
      return { events: await withEmails(db, shown), next };
    },
  });
}

async function withEmails(db: Database, events: readonly AuditEvent[]): Promise<AuditPage["events"]> {
  const emails = await readEmails(
    db,
    events.flatMap(({ actorId, userId }) => [actorId ?? [], userId ?? []].flat()),
  );
  const emailOf = (userId: string | null) => (userId === null ? null : (emails.get(userId) ?? null));
  return events.map((event) => ({ ...event, actorEmail: emailOf(event.actorId), userEmail: emailOf(event.userId) }));
}

function serviceRoute({ describeService }: OperatorRoutesParts): AnyRoute {
  return defineRoute({
    verb: "GET",
    path: "/operator/service",
    access: "operator",
    ...reads("getService", "The service: its problems, and its nodes' state", operatorService),
    handle: (): Promise<OperatorService> => describeService(),
  });
}
