import { z } from "zod";
import type { Auth } from "../../accounts/auth.js";
import type { SecondFactors } from "../../accounts/protection/second-factors.js";
import type { Throttles } from "../throttles.js";
import type { ConfirmCode } from "./api-types.js";
import { callAuth } from "./call-auth.js";
import { enforceThrottle } from "./enforce-throttle.js";
import { type AnyRoute, defineRoute, type RouteRequest } from "./route.js";

export interface ConfirmCodeParts {
  readonly auth: Auth;
  readonly secondFactors: SecondFactors;
  readonly throttles: Throttles;
  readonly publicUrl: string;
}

/** A code of the authenticator app, or a backup code. */
export const code = z.string().trim().min(1, "Must not be empty").max(64);

const body: z.ZodType<ConfirmCode> = z.strictObject({ code });

/** A code for changes that take one in the last five minutes. */
export function confirmCodeRoute(parts: ConfirmCodeParts): AnyRoute {
  return defineRoute<"user", ConfirmCode>({
    verb: "POST",
    path: "/confirm-code",
    access: "user",
    body,
    status: 204,
    handle: (request) => confirmCode(parts, request, request.body.code),
  });
}

type Confirmed = Pick<RouteRequest<"user", never, never>, "session" | "ip" | "headers" | "setCookies">;

/** Verifies a code and records it in the session. @throws ApiError for a wrong one */
export async function confirmCode(parts: ConfirmCodeParts, request: Confirmed, given: string): Promise<void> {
  const { session, ip } = request;
  await enforceThrottle(parts.throttles, "confirmation", { ip, account: session.user.email });
  const path = /^\d{6}$/.test(given) ? "two-factor/verify-totp" : "two-factor/verify-backup-code";
  await callAuth(parts, request, { path, verb: "POST", body: { code: given } });
  await parts.secondFactors.record(session.id);
}
