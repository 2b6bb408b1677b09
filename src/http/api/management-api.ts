import type { Router } from "express";
import { z } from "zod";
import { accessScopes } from "../../accounts/access-scopes.js";
import { statusOf } from "./api-error.js";
import type { ApiErrorCode } from "./api-types.js";
import * as operator from "./operator-schemas.js";
import * as results from "./result-schemas.js";
import type { AnyRoute, Management } from "./route.js";

/** Where the management API is served. */
export const managementPath = "/v1";

type Json = Readonly<Record<string, unknown>>;

/** The routes that access keys may use. */
export type ManagementRoute = AnyRoute & { readonly management: Management };

export function managementRoutesOf(routes: readonly AnyRoute[]): ManagementRoute[] {
  return routes.filter((route): route is ManagementRoute => route.management !== undefined);
}

/** Serves the API's description, beside its routes. It is made for the first request. */
export function serveDescription(router: Router, describe: () => Json): void {
  let description: Json | undefined;
  router.get("/openapi.json", (_request, response) => {
    description ??= describe();
    response.set("access-control-allow-origin", "*").json(description);
  });
}

/** The management API as OpenAPI 3.1, made of the schemas that its routes check requests by. */
export function describeManagement(
  routes: readonly ManagementRoute[],
  { version, publicUrl }: { readonly version: string; readonly publicUrl: string },
): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes)
    (paths[route.path.replace(":id", "{id}")] ??= {})[route.verb.toLowerCase()] = describeRoute(route);
  return {
    openapi: "3.1.0",
    info: {
      title: "rootgate management API",
      version,
      description:
        "API keys, usage and the request log of your account, and for operators the users of the service, by access keys. Times are ISO 8601 in UTC.",
    },
    servers: [{ url: `${publicUrl}${managementPath}` }],
    security: [{ accessKey: [] }],
    paths,
    components: {
      securitySchemes: {
        accessKey: {
          type: "http",
          scheme: "bearer",
          description: "An access key: `rg_access_…`, made in the dashboard",
        },
      },
      schemas: componentSchemas(),
      responses: { Refused: { description: "An error: `code` tells which", content: jsonOf(refTo("ApiError")) } },
    },
  };
}

function describeRoute(route: ManagementRoute): Json {
  const { path, query, body, status = 200, management } = route;
  const { scope, operationId, summary, result } = management;
  const success = { description: "Done", ...(result && { content: jsonOf(refTo(nameOf(result))) }) };
  const refused = errorsOf(route).map((code) => [statusOf(code), { $ref: "#/components/responses/Refused" }]);
  return {
    operationId,
    summary,
    description: `Scope \`${scope}\`: ${accessScopes[scope].toLowerCase()}.`,
    ...((query || path.includes(":id")) && { parameters: parametersOf(path, query) }),
    ...(body && { requestBody: { required: true, content: jsonOf(inputSchema(body)) } }),
    responses: { [status]: success, ...Object.fromEntries(refused) },
  };
}

function errorsOf({ path, verb, body, access }: ManagementRoute): ApiErrorCode[] {
  const withBody: ApiErrorCode[] = body ? ["too_large", "content_type"] : [];
  const ofOne: ApiErrorCode[] = path.includes(":id") ? ["not_found"] : [];
  const ofCreation: ApiErrorCode[] = verb === "POST" && path === "/keys" ? ["key_limit"] : [];
  const ofOperators: ApiErrorCode[] = access === "operator" ? ["not_found", "conflict"] : [];
  const ofAll = ["invalid", "unauthorized", "missing_scope", "too_many_requests", "unavailable"] as const;
  return [...ofAll, ...ofOne, ...ofCreation, ...ofOperators, ...withBody];
}

function parametersOf(path: string, query: z.ZodType | undefined): Json[] {
  const id = { name: "id", in: "path", required: true, schema: { type: "string", pattern: "^[\\w-]{1,64}$" } };
  const { properties = {}, required = [] } = query ? inputSchema(query) : {};
  const parameters = Object.entries(properties as Record<string, unknown>).map(([name, schema]) => ({
    name,
    in: "query",
    required: (required as string[]).includes(name),
    schema,
  }));
  return [...(path.includes(":id") ? [id] : []), ...parameters];
}

/** What a client sends: before defaults and transformations. */
function inputSchema(schema: z.ZodType): Json {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return plain;
}

const names = new Map<z.ZodType, string>([
  [results.apiKey, "ApiKey"],
  [results.apiKeyList, "ApiKeyList"],
  [results.usageToday, "UsageToday"],
  [results.usage, "Usage"],
  [results.keyUsageList, "KeyUsageList"],
  [results.requestLogEntry, "RequestLogEntry"],
  [results.requestLogPage, "RequestLogPage"],
  [operator.operatorUser, "User"],
  [operator.operatorUserPage, "UserPage"],
  [operator.operatorUserFacts, "UserFacts"],
  [operator.sentInvitation, "Invitation"],
  [operator.auditPage, "AuditPage"],
  [operator.operatorService, "Service"],
  [results.apiError, "ApiError"],
]);

function nameOf(result: z.ZodType): string {
  const name = names.get(result);
  if (name === undefined) throw new Error("the result of a route of the management API has no name");
  return name;
}

function componentSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` });
  const plain = Object.entries(schemas).map(([name, schema]) => {
    const { $schema: _, $id: __, ...rest } = schema;
    return [name, rest];
  });
  return Object.fromEntries(plain) as Json;
}

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const jsonOf = (schema: Json): Json => ({ "application/json": { schema } });
