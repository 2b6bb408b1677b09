import { z } from "zod";
import type { AccessKeys } from "../../accounts/access-keys.js";
import { accessScopeNames, accessScopes, maxAccessKeys } from "../../accounts/access-scopes.js";
import type { Auth } from "../../accounts/auth.js";
import { sourceOf } from "../../accounts/protection/request-source.js";
import type { SecondFactors } from "../../accounts/protection/second-factors.js";
import type { Throttles } from "../throttles.js";
import { ApiError, notFound } from "./api-error.js";
import type { AccessKeyList, CreateAccessKey, CreatedAccessKey } from "./api-types.js";
import { callAuth } from "./call-auth.js";
import { enforceThrottle } from "./enforce-throttle.js";
import { expiresAt } from "./key-bodies.js";
import { type AnyRoute, defineRoute, type RouteRequest } from "./route.js";
import { name } from "./text-schemas.js";

export interface AccessKeyRoutesParts {
  readonly accessKeys: AccessKeys;
  readonly auth: Auth;
  readonly secondFactors: Pick<SecondFactors, "isRecent">;
  readonly throttles: Throttles;
  readonly publicUrl: string;
}

const createBody: z.ZodType<CreateAccessKey> = z.strictObject({
  name,
  scopes: z
    .array(z.enum(accessScopeNames, `Must be of ${accessScopeNames.join(", ")}`))
    .min(1, "Choose at least one")
    .max(accessScopeNames.length)
    .transform((scopes) => [...new Set(scopes)]),
  expiresAt,
  code: z.string().trim().min(1, "Must not be empty").max(64).optional(),
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
        scopes: accessScopeNames.map((name) => ({ name, summary: accessScopes[name] })),
      }),
    }),
    defineRoute<"user", CreateAccessKey>({
      verb: "POST",
      path: "/access-keys",
      access: "user",
      body: createBody,
      status: 201,
      async handle(request): Promise<CreatedAccessKey> {
        const { session, body, headers, ip } = request;
        await enforceThrottle(parts.throttles, "keyChange", { ip, account: session.user.id });
        await confirmCode(parts, request);
        const { code: _, ...key } = body;
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

type CreateRequest = RouteRequest<"user", CreateAccessKey, undefined>;

/** An access key outlives the session that makes it: with two-factor authentication a code is needed, unless one was given lately. */
async function confirmCode(parts: AccessKeyRoutesParts, { session, body, ip, ...request }: CreateRequest) {
  if (!session.user.twoFactorEnabled || (await parts.secondFactors.isRecent(session.id))) return;
  const { code } = body;
  if (code === undefined)
    throw new ApiError("code_required", "Enter a code from your authenticator app, or a backup code", {
      field: "code",
    });
  await enforceThrottle(parts.throttles, "confirmation", { ip, account: session.user.email });
  const path = /^\d{6}$/.test(code) ? "two-factor/verify-totp" : "two-factor/verify-backup-code";
  await callAuth(parts, request, { path, verb: "POST", body: { code } });
}
