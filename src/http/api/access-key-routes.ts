import { z } from "zod";
import type { AccessKeys } from "../../accounts/access-keys.js";
import {
  type AccessScope,
  accessScopeNames,
  accessScopes,
  isOperatorScope,
  maxAccessKeys,
} from "../../accounts/access-scopes.js";
import type { CurrentSession } from "../../accounts/auth.js";
import { sourceOf } from "../../accounts/protection/request-source.js";
import { ApiError, codeRequired, notFound } from "./api-error.js";
import type { AccessKeyList, CreateAccessKey, CreatedAccessKey } from "./api-types.js";
import { type ConfirmCodeParts, code, confirmCode } from "./confirm-code.js";
import { enforceThrottle } from "./enforce-throttle.js";
import { expiresAt } from "./key-option-schemas.js";
import { type AnyRoute, defineRoute, type RouteRequest } from "./route.js";
import { name } from "./text-schemas.js";

export interface AccessKeyRoutesParts extends ConfirmCodeParts {
  readonly accessKeys: AccessKeys;
}

const createBody: z.ZodType<CreateAccessKey> = z.strictObject({
  name,
  scopes: z
    .array(z.enum(accessScopeNames, `Must be of ${accessScopeNames.join(", ")}`))
    .min(1, "Choose at least one")
    .max(accessScopeNames.length)
    .transform((scopes) => [...new Set(scopes)]),
  expiresAt,
  code: code.optional(),
});

/** A user's keys to the management API; no access key can make others. */
export function accessKeyRoutesOf(parts: AccessKeyRoutesParts): AnyRoute[] {
  const { accessKeys } = parts;
  return [
    defineRoute({
      verb: "GET",
      path: "/access-keys",
      access: "user",
      handle: async ({ session }): Promise<AccessKeyList> => ({
        accessKeys: await accessKeys.list(session.user.id),
        limit: maxAccessKeys,
        scopes: scopesOf(session).map((name) => ({ name, summary: accessScopes[name] })),
      }),
    }),
    defineRoute<"user", CreateAccessKey>({
      verb: "POST",
      path: "/access-keys",
      access: "user",
      body: createBody,
      status: 201,
      async handle(request): Promise<CreatedAccessKey> {
        const { session, headers, ip } = request;
        const { code: _, ...key } = withOwnScopes(request);
        await enforceThrottle(parts.throttles, "keyChange", { ip, account: session.user.id });
        await checkCode(parts, request);
        const created = await accessKeys.create({ ...key, userId: session.user.id }, sourceOf(headers));
        if (created) return created;
        throw new ApiError("key_limit", `You've reached the limit of ${maxAccessKeys} access keys: revoke one first`);
      },
    }),
    defineRoute({
      verb: "DELETE",
      path: "/access-keys/:id",
      access: "user",
      status: 204,
      async handle({ session, id, headers }) {
        if (!(await accessKeys.revoke(session.user.id, id, sourceOf(headers)))) throw notFound();
      },
    }),
  ];
}

/** What a user's keys may be for. */
function scopesOf({ user }: CurrentSession): AccessScope[] {
  return accessScopeNames.filter((scope) => user.isOperator || !isOperatorScope(scope));
}

/** The body. @throws ApiError for scopes of operators, from others */
function withOwnScopes({ session, body }: CreateRequest): CreateAccessKey {
  const possible = scopesOf(session);
  const foreign = body.scopes.find((scope) => !possible.includes(scope));
  if (foreign !== undefined)
    throw new ApiError("invalid", `${foreign} is for operators of the service`, { field: "scopes" });
  return body;
}

type CreateRequest = RouteRequest<"user", CreateAccessKey, undefined>;

/** An access key outlives the session that makes it: with two-factor authentication a code is needed, unless one was given lately. */
async function checkCode(parts: AccessKeyRoutesParts, request: CreateRequest): Promise<void> {
  const { session, body } = request;
  if (!session.user.twoFactorEnabled || (await parts.secondFactors.isRecent(session.id))) return;
  if (body.code === undefined) throw codeRequired();
  await confirmCode(parts, request, body.code);
}
