import type { Sessions } from "../../accounts/sessions.js";
import { notFound } from "./api-error.js";
import type { Me, ServiceFacts, SessionList } from "./api-types.js";
import { type AnyRoute, defineRoute } from "./route.js";

export interface AccountRoutesParts {
  readonly sessions: Sessions;
  readonly facts: ServiceFacts;
}

/** Who is logged in, and where; and what the service is, for anyone. */
export function accountRoutesOf({ sessions, facts }: AccountRoutesParts): AnyRoute[] {
  return [
    defineRoute({ verb: "GET", path: "/service", access: "anyone", handle: () => facts }),
    defineRoute({ verb: "GET", path: "/me", access: "user", handle: ({ session }): Me => session.user }),
    defineRoute({
      verb: "GET",
      path: "/sessions",
      access: "user",
      async handle({ session }): Promise<SessionList> {
        const list = await sessions.list(session.user.id);
        return { sessions: list.map((entry) => ({ ...entry, isCurrent: entry.id === session.id })) };
      },
    }),
    defineRoute({
      verb: "DELETE",
      path: "/sessions",
      access: "user",
      status: 204,
      handle: ({ session }) => sessions.endOthers(session.user.id, session.id),
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
