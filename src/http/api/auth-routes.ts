import { z } from "zod";
import type { Auth } from "../../accounts/auth.js";
import { isCommonPassword } from "../../accounts/is-common-password.js";
import { maxPasswordLength, minPasswordLength } from "../../accounts/password-options.js";
import type { KnownDevices } from "../../accounts/protection/known-devices.js";
import { subnetOf } from "../client-address.js";
import type { ThrottleName, Throttles, Tried } from "../throttles.js";
import { ApiError } from "./api-error.js";
import type { AuthBodies } from "./api-types.js";
import { callAuth } from "./call-auth.js";
import { code } from "./confirm-code.js";
import { enforceThrottle } from "./enforce-throttle.js";
import { hashesPassword, type PasswordTurns } from "./request-turns.js";
import { type AnyRoute, defineRoute, Redirect, type RouteRequest } from "./route.js";
import { type SignUpParts, withInvitation } from "./sign-up-policy.js";
import { name } from "./text-schemas.js";

const email = z.email("Must be an e-mail address").max(254);
const password = z.string().min(1).max(maxPasswordLength);
const newPassword = z
  .string()
  .min(minPasswordLength, `Must have at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `Must have at most ${maxPasswordLength} characters`)
  .refine(async (text) => !(await isCommonPassword(text)), "Is one of the most common passwords: choose another one");

/** The allowed routes of the accounts library and their bodies; its other routes are not reachable. */
const bodies = {
  "sign-up/email": z.strictObject({ name, email, password: newPassword, invitation: z.string().max(200).optional() }),
  "sign-in/email": z.strictObject({ email, password, rememberMe: z.boolean().optional() }),
  "sign-out": z.strictObject({}),
  "send-verification-email": z.strictObject({ email }),
  "request-password-reset": z.strictObject({ email }),
  "reset-password": z.strictObject({ token: z.string().min(1).max(200), newPassword }),
  "change-password": z.strictObject({ currentPassword: password, newPassword, code: code.optional() }),
  "email-change/request": z.strictObject({ newEmail: email, password, code: code.optional() }),
  "email-change/confirm": z.strictObject({ token: z.string().min(1).max(600) }),
  "device-link/request": z.strictObject({ email }),
  "device-link/confirm": z.strictObject({ token: z.string().min(1).max(200) }),
  "update-user": z.strictObject({ name }),
  "delete-user": z.strictObject({ password, code: code.optional() }),
  "two-factor/enable": z.strictObject({ password }),
  "two-factor/disable": z.strictObject({ password, code }),
  "two-factor/verify-totp": z.strictObject({ code: z.string().regex(/^\d{6}$/, "Must be six digits") }),
  "two-factor/verify-backup-code": z.strictObject({ code }),
  "two-factor/generate-backup-codes": z.strictObject({ password, code: code.optional() }),
} satisfies { readonly [P in keyof AuthBodies]: z.ZodType };

type AuthPath = keyof AuthBodies;
type AuthBody = Readonly<Record<string, unknown>>;

interface AuthRoute {
  readonly throttle?: ThrottleName;
  /** Whether the response time is constant, since it could reveal whether an e-mail is registered. */
  readonly hidesTime?: boolean;
  /** What the library receives in addition to the caller's body. */
  readonly extra?: AuthBody;
  /** What the caller receives of the library's response; `{}` by default, never a token. */
  readonly show?: (result: AuthBody) => AuthBody;
}

const authRoutes: Readonly<Record<AuthPath, AuthRoute>> = {
  "sign-up/email": { throttle: "signUp", hidesTime: true },
  "sign-in/email": {
    throttle: "logIn",
    show: ({ twoFactorRedirect }) => ({ needsCode: twoFactorRedirect === true }),
  },
  "sign-out": {},
  "send-verification-email": { throttle: "verification" },
  "request-password-reset": { throttle: "reset", hidesTime: true },
  "reset-password": { throttle: "confirmation" },
  "change-password": { throttle: "confirmation", extra: { revokeOtherSessions: true } },
  "email-change/request": { throttle: "emailChange" },
  "email-change/confirm": { throttle: "confirmation", show: ({ isChanged }) => ({ isChanged: isChanged === true }) },
  "device-link/request": { throttle: "deviceLink", hidesTime: true },
  "device-link/confirm": { throttle: "confirmation" },
  "update-user": {},
  "delete-user": { throttle: "confirmation" },
  "two-factor/enable": {
    throttle: "confirmation",
    extra: { method: "totp" },
    show: ({ totpURI, backupCodes }) => ({ totpUri: totpURI, backupCodes }),
  },
  "two-factor/disable": { throttle: "confirmation" },
  "two-factor/verify-totp": { throttle: "confirmation" },
  "two-factor/verify-backup-code": { throttle: "confirmation" },
  "two-factor/generate-backup-codes": { throttle: "confirmation", show: ({ backupCodes }) => ({ backupCodes }) },
};

export interface AuthRoutesParts extends SignUpParts {
  readonly auth: Auth;
  readonly devices: KnownDevices;
  readonly throttles: Throttles;
  readonly passwordTurns: PasswordTurns;
  readonly publicUrl: string;
  /** Minimum time of responses with constant time. */
  readonly minResponseMs: number;
}

/**
 * Sign-up, log-in, log-out, passwords and two-factor authentication: validated and throttled here, handled by the accounts
 * library.
 */
export function authRoutesOf(parts: AuthRoutesParts): AnyRoute[] {
  return [...(Object.keys(authRoutes) as AuthPath[]).map((path) => authRoute(path, parts)), verifyRoute(parts)];
}

function authRoute(path: AuthPath, parts: AuthRoutesParts): AnyRoute {
  const { throttle, hidesTime = false, extra, show = () => ({}) } = authRoutes[path];
  const { throttles, minResponseMs } = parts;
  return defineRoute<"anyone", AuthBody>({
    verb: "POST",
    path: `/auth/${path}`,
    access: "anyone",
    body: bodies[path] as z.ZodType<AuthBody>,
    async handle(request) {
      const tried = throttle && (await findTried(request, parts));
      if (tried) await enforceThrottle(throttles, throttle, tried);
      const { invitation: _invitation, ...body } = request.body;
      const forward = () => callAuth(parts, request, { path, verb: "POST", body: { ...body, ...extra } });
      const call = () => (hashesPassword(body) ? inTurn(parts, tried ?? request, forward) : forward());
      const ask = path === "sign-up/email" ? withInvitation(parts, invitedOf(request.body), call) : call();
      const result = hidesTime ? await lasting(minResponseMs, ask) : await ask;
      if (tried && isProof(path, body, result)) for (const name of guessed) await throttles.forgive(name, tried);
      return show(result);
    },
  });
}

/** A known device's lane is its own: strangers don't hold it up. */
function inTurn<T>({ passwordTurns }: AuthRoutesParts, { ip, device }: Tried, work: () => Promise<T>): Promise<T> {
  const { known, strangers } = passwordTurns;
  return device === undefined ? strangers.run(subnetOf(ip), work) : known.run(device, work);
}

function invitedOf({ email: given, invitation }: AuthBody) {
  return { email: String(given), invitation: typeof invitation === "string" ? invitation : "" };
}

/** The link of the verification mail. */
function verifyRoute(parts: AuthRoutesParts): AnyRoute {
  return defineRoute<"anyone", undefined, { token: string }>({
    verb: "GET",
    path: "/auth/verify-email",
    access: "anyone",
    query: z.strictObject({ token: z.string().min(1).max(2_000) }),
    async handle(request) {
      await enforceThrottle(parts.throttles, "confirmation", { ip: request.ip });
      const path = `verify-email?token=${encodeURIComponent(request.query.token)}`;
      try {
        await callAuth(parts, request, { path, verb: "GET" });
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return new Redirect("/login?error=invalid_token");
        throw error;
      }
      return new Redirect("/login?verified=1");
    },
  });
}

type AuthRequest = RouteRequest<"anyone", AuthBody, undefined>;

/** The account of an attempt: by the given e-mail, the logged-in user, or the user who is logging in. */
async function findTried({ body, headers, ip }: AuthRequest, { auth, devices }: AuthRoutesParts): Promise<Tried> {
  const account =
    typeof body["email"] === "string"
      ? body["email"]
      : ((await auth.readSession(headers)).session?.user.email ?? (await auth.readChallenged(headers)));
  if (account === undefined) return { ip };
  return { ip, account, device: await devices.find(account, await auth.readDeviceCookie(headers)) };
}

/** What attackers guess: passwords and codes. */
const guessed = ["logIn", "confirmation"] as const;

/** These may do without a code after a recent one: what proves the password only must not reset guesses of codes. */
const maySkipCode: ReadonlySet<AuthPath> = new Set([
  "change-password",
  "delete-user",
  "two-factor/generate-backup-codes",
]);

/** Whether the response completes the log-in, or proves the user by all that the account has. */
function isProof(path: AuthPath, body: AuthBody, result: AuthBody): boolean {
  if (path === "device-link/confirm" || (maySkipCode.has(path) && body["code"] === undefined)) return false;
  const { throttle } = authRoutes[path];
  return throttle === "confirmation" || (throttle === "logIn" && result["twoFactorRedirect"] !== true);
}

/** The same result, not before `minMs` have passed. */
async function lasting<T>(minMs: number, outcome: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([outcome, new Promise((resolve) => setTimeout(resolve, minMs))]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
