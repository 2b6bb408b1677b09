import type { z } from "zod";
import type { CurrentSession } from "../../accounts/auth.js";

export type Verb = "GET" | "POST" | "PATCH" | "DELETE";

/** What a route gets to see of a request. */
export interface RouteRequest<Access extends "anyone" | "user", Body, Query> {
  /** Who asks; a route for anyone is not told. */
  readonly session: Access extends "user" ? CurrentSession : undefined;
  readonly body: Body;
  readonly query: Query;
  /** The `:id` of the path. */
  readonly id: string;
  /** The caller's address, as the trusted proxies say it. */
  readonly ip: string;
  readonly headers: Headers;
  /** Adds cookies to the answer. */
  readonly setCookies: (cookies: readonly string[]) => void;
}

/** One route of the JSON API. */
export interface Route<Access extends "anyone" | "user", Body, Query> {
  readonly verb: Verb;
  /** Below /api; `:id` stands for an object. */
  readonly path: string;
  readonly access: Access;
  /** Of a route with a body. */
  readonly body?: z.ZodType<Body>;
  readonly query?: z.ZodType<Query>;
  /** Of a success; 200 by default. */
  readonly status?: 200 | 201 | 204;
  /** The answer's body; a Redirect sends the browser elsewhere. Throws ApiError. */
  readonly handle: (request: RouteRequest<Access, Body, Query>) => unknown;
}

/** A route whose types are its own business. */
export type AnyRoute = Route<"anyone" | "user", never, never>;

/** Checks a route's parts against each other, and forgets their types. */
export function defineRoute<Access extends "anyone" | "user", Body = undefined, Query = undefined>(
  route: Route<Access, Body, Query>,
): AnyRoute {
  return route as unknown as AnyRoute;
}

/** An answer that sends the browser to a page of the dashboard. */
export class Redirect {
  constructor(readonly location: string) {}
}
