import type { z } from "zod";
import type { CurrentSession } from "../../accounts/auth.js";

export type Verb = "GET" | "POST" | "PATCH" | "DELETE";

/** The request, as passed to a route. */
export interface RouteRequest<Access extends "anyone" | "user", Body, Query> {
  /** The user; undefined on public routes. */
  readonly session: Access extends "user" ? CurrentSession : undefined;
  readonly body: Body;
  readonly query: Query;
  /** `:id` of the path. */
  readonly id: string;
  /** The client's IP address, according to trusted proxies. */
  readonly ip: string;
  readonly headers: Headers;
  /** Adds cookies to the response. */
  readonly setCookies: (cookies: readonly string[]) => void;
}

/** A route of the JSON API. */
export interface Route<Access extends "anyone" | "user", Body, Query> {
  readonly verb: Verb;
  /** Relative to /api; `:id` is an object's ID. */
  readonly path: string;
  readonly access: Access;
  /** Schema of the body, if any. */
  readonly body?: z.ZodType<Body>;
  readonly query?: z.ZodType<Query>;
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201 | 204;
  /** Returns the response's body, or a Redirect. Throws ApiError. */
  readonly handle: (request: RouteRequest<Access, Body, Query>) => unknown;
}

/** A route without its type parameters. */
export type AnyRoute = Route<"anyone" | "user", never, never>;

/** Checks a route's types against each other and erases them. */
export function defineRoute<Access extends "anyone" | "user", Body = undefined, Query = undefined>(
  route: Route<Access, Body, Query>,
): AnyRoute {
  return route as unknown as AnyRoute;
}

/** A response that redirects the browser to a page of the dashboard. */
export class Redirect {
  constructor(readonly location: string) {}
}
