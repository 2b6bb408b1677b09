import type { z } from "zod";
import type { AccessScope } from "../../accounts/access-scopes.js";
import type { CurrentSession } from "../../accounts/auth.js";

export type Verb = "GET" | "POST" | "PATCH" | "DELETE";

/** Who may use a route: `visitor` is anyone, with the user who is logged in. Those of operators do not exist for other users. */
export type Access = "anyone" | "visitor" | "user" | "operator";

type SessionOf<Who extends Access> = Who extends "anyone"
  ? undefined
  : Who extends "visitor"
    ? CurrentSession | undefined
    : CurrentSession;

/** The request, as passed to a route. */
export interface RouteRequest<Who extends Access, Body, Query> {
  /** The user; undefined on public routes. */
  readonly session: SessionOf<Who>;
  readonly body: Body;
  readonly query: Query;
  /** `:id` of the path. */
  readonly id: string;
  /** The client's IP address, according to trusted proxies. */
  readonly ip: string;
  readonly headers: Headers;
  /** Whether API keys are shown whole; by an access key, only what it has just created or rotated. */
  readonly showsSecrets: boolean;
  /** Adds cookies to the response. */
  readonly setCookies: (cookies: readonly string[]) => void;
}

/** What makes a route a part of the management API, too. */
export interface Management {
  readonly scope: AccessScope;
  /** The name that clients generated from the API's description call it by. */
  readonly operationId: string;
  readonly summary: string;
  /** Schema of the response's body, if any. */
  readonly result?: z.ZodType;
}

/** A route of the JSON API. */
export interface Route<Who extends Access, Body, Query> {
  readonly verb: Verb;
  /** Relative to /api; `:id` is an object's ID. */
  readonly path: string;
  readonly access: Who;
  /** Schema of the body, if any. */
  readonly body?: z.ZodType<Body>;
  readonly query?: z.ZodType<Query>;
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201 | 204;
  readonly management?: Management;
  /** Returns the response's body, undefined for none, or a Redirect. Throws ApiError. */
  readonly handle: (request: RouteRequest<Who, Body, Query>) => unknown;
}

/** A route without its type parameters. */
export type AnyRoute = Route<Access, never, never>;

/** Checks a route's types against each other and erases them. */
export function defineRoute<Who extends Access, Body = undefined, Query = undefined>(
  route: Route<Who, Body, Query>,
): AnyRoute {
  return route as unknown as AnyRoute;
}

/** A response that redirects the browser to a page of the dashboard. */
export class Redirect {
  constructor(readonly location: string) {}
}
