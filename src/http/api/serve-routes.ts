import { setTimeout as sleep } from "node:timers/promises";
import express, { type Request, type Response, Router } from "express";
import { clientIpHeader } from "../../accounts/protection/request-source.js";
import { isOverloaded } from "../../store/is-overloaded.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import type { Log } from "../../telemetry/log.js";
import { requestIdHeader } from "../../telemetry/request-id.js";
import { subnetOf } from "../client-address.js";
import type { ClientFaults } from "../client-faults.js";
import { BodyCutShort } from "../read-body.js";
import { ApiError, notFound } from "./api-error.js";
import type { ApiBudgets } from "./budgets.js";
import type { Callers } from "./callers.js";
import { check, type JsonBodyParts, readJsonBody } from "./read-json-body.js";
import type { RequestTurns } from "./request-turns.js";
import { type AnyRoute, Redirect, type RouteRequest } from "./route.js";
import { idPattern } from "./text-schemas.js";

export interface ApiParts extends JsonBodyParts {
  readonly callers: Callers;
  readonly budgets: ApiBudgets;
  readonly turns: RequestTurns;
  readonly breaker: Pick<StoreBreaker, "outage" | "report">;
  readonly log: Pick<Log, "error">;
  readonly faults: Pick<ClientFaults, "note">;
}

/** Delay of a refusal past a limit: clients that repeat at once would otherwise take more time than served ones. */
const repetitionDelayMs = 200;

/** Serves the JSON API: all routes are checked in the same order and return errors in the same form. */
export function serveRoutes(routes: readonly AnyRoute[], parts: ApiParts): express.Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const path of new Set(routes.map((route) => route.path))) {
    const ofPath = routes.filter((route) => route.path === path);
    router.all(path, async (request, response) => {
      try {
        await serveRoute(request, response, { route: pick(ofPath, request.method), parts });
      } catch (error) {
        if (error instanceof BodyCutShort) return parts.faults.note("body_cut_short");
        if (error instanceof ApiError && error.status === 429) await sleep(repetitionDelayMs);
        refuse(error instanceof ApiError ? error : await hide(error, response, parts), response);
      }
    });
  }
  router.use((_request, response) => refuse(notFound(), response));
  return router;
}

function pick(routes: readonly AnyRoute[], verb: string): AnyRoute {
  const route = routes.find((candidate) => candidate.verb === (verb === "HEAD" ? "GET" : verb));
  if (route) return route;
  const allow = routes.map((candidate) => candidate.verb).join(", ");
  throw new ApiError("method_not_allowed", `Only ${allow} can be done here`, { headers: { allow } });
}

interface Serving {
  readonly route: AnyRoute;
  readonly parts: ApiParts;
}

async function serveRoute(request: Request, response: Response, { route, parts }: Serving): Promise<void> {
  response.set("cache-control", "no-store");
  parts.budgets.takeOfAddress(route.verb, request.ip ?? "");
  if (route.verb !== "GET") parts.callers.checkWrite(request.headers);
  const headers = toHeaders(request);
  const setCookies = (cookies: readonly string[]) => void response.append("set-cookie", [...cookies]);
  const session = await openSession(request, { route, parts }, { headers, setCookies });
  const query = (route.query ? await check(request.query, route.query) : undefined) as never;
  const body = (route.body ? await readJsonBody(request, route.body, parts) : undefined) as never;
  const id = readId(request.params["id"]);
  // A turn begins after the body has been read, which its sender may delay; a slow statement only delays its own user.
  const showsSecrets = parts.callers.showsSecrets(route.verb);
  const given = { session, query, body, id, ip: request.ip ?? "", headers, showsSecrets, setCookies };
  const handle = async () => route.handle(given);
  const result: unknown = await (session ? parts.turns.run(session.user.id, handle) : handle());
  if (result instanceof Redirect) response.status(302).set("location", result.location).end();
  else if (route.status === 204 || result === undefined) response.status(204).end();
  else response.status(route.status ?? 200).json(result);
}

/** `:id` of the path. Other forms are rejected, since a database may not accept them. */
function readId(id: string | string[] | undefined): string {
  if (id === undefined) return "";
  if (typeof id !== "string" || !idPattern.test(id)) throw notFound();
  return id;
}

type SessionParts = Pick<RouteRequest<"anyone", never, never>, "headers" | "setCookies">;

/** The session of a route for users or operators, within the budgets of the session and of its user; undefined for strangers. */
async function openSession(request: Request, { route, parts }: Serving, { headers, setCookies }: SessionParts) {
  if (route.access === "anyone") return undefined;
  const { budgets, turns, callers } = parts;
  budgets.takeOfCredential(route.verb, callers.credentialOf(request.headers));
  const session = await turns.run(subnetOf(request.ip ?? ""), async () => {
    if (parts.breaker.outage()) throw storeAway();
    return callers.identify(headers, route, setCookies).catch((error: unknown) => asVisitor(error, route));
  });
  if (session) budgets.takeOfUser(route.verb, session.user.id);
  return session;
}

/** Undefined for somebody who need not be logged in. Throws all other errors again. */
function asVisitor(error: unknown, { access }: AnyRoute): undefined {
  if (access !== "visitor" || !(error instanceof ApiError) || error.body.error.code !== "unauthorized") throw error;
}

/** The request's headers with the client's IP address. */
function toHeaders(request: Request): RouteRequest<"anyone", never, never>["headers"] {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const line of Array.isArray(value) ? value : [value]) if (line !== undefined) headers.append(name, line);
  headers.set(clientIpHeader, request.ip ?? "");
  return headers;
}

function refuse({ status, headers, body }: ApiError, response: Response): void {
  if (response.headersSent || response.destroyed) response.destroy();
  else response.status(status).set(headers).json(body);
}

/** An outage of the store is logged once, elsewhere; other failures are logged here. */
async function hide(error: unknown, response: Response, { breaker, log }: ApiParts): Promise<ApiError> {
  if (await breaker.report(error)) return storeAway();
  const requestId = response.get(requestIdHeader);
  log.error({ err: error, requestId }, "a request of the dashboard failed unexpectedly");
  if (isOverloaded(error)) return storeAway();
  return new ApiError("internal", `Something went wrong. Report it with the request ID ${requestId}`);
}

function storeAway(): ApiError {
  return new ApiError("unavailable", "The database does not respond. Try again in a moment.");
}
