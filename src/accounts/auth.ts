import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { APIError } from "better-auth/api";
import { parseCookies } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { BetterAuthOptions } from "better-auth/types";
import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import { type AuthSecrets, cookiePrefix, resignCookies } from "./auth-secrets.js";
import { withHashedSessionTokens } from "./hashed-session-tokens.js";
import { createLibraryLog } from "./library-log.js";
import { accountDeletedMail } from "./mail/account-mails.js";
import type { Mail } from "./mail/mail.js";
import { authPath, passwordOptions } from "./password-options.js";
import { accountProtection, type PluginParts } from "./protection/account-protection.js";
import type { ConfirmApi } from "./protection/confirm-identity.js";
import { deviceCookieName } from "./protection/protection-steps.js";
import { clientIpHeader } from "./protection/request-source.js";
import type { QuotaOwners } from "./quota-owners.js";
import { releaseAsyncStorage } from "./release-async-storage.js";
import { withStoreTimes } from "./store-times.js";
import { withResealedTwoFactor } from "./two-factor-secrets.js";

const day = 86_400;

/** The logged-in user. */
export interface CurrentSession {
  readonly id: string;
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly twoFactorEnabled: boolean;
    readonly isOperator: boolean;
  };
}

/** Sign-up, log-in, sessions, passwords and two-factor authentication: better-auth's fetch handler. */
export interface Auth {
  handle(request: Request): Promise<Response>;
  /** The session of a request's cookie, and cookies to set when it was extended. */
  readSession(headers: Headers): Promise<{ session: CurrentSession | undefined; setCookies: string[] }>;
  /** The e-mail of the user who has to enter a two-factor code in this browser. */
  readChallenged(headers: Headers): Promise<string | undefined>;
  /** The browser's device cookie (protection/known-devices.ts). */
  readDeviceCookie(headers: Headers): Promise<string | undefined>;
}

export interface AuthOptions {
  /** The dashboard's origin. */
  readonly publicUrl: string;
  readonly secrets: AuthSecrets;
}

export interface AuthParts extends PluginParts {
  readonly db: Database;
  readonly breaker: Pick<StoreBreaker, "outage">;
  readonly clock: Pick<Clock, "machineAheadMs">;
  /** Resolves when the mail is stored, so that response times don't reveal whether a mail is sent. */
  readonly post: (mail: Mail) => Promise<void>;
  /** Called after an account was deleted, before the response. */
  readonly onUserDeleted: (user: { readonly id: string }) => Promise<void>;
  readonly quotaOwners: QuotaOwners;
}

export function createAuth(options: AuthOptions, parts: AuthParts): Auth {
  const auth = openLibrary(options, parts);
  const resign = (headers: Headers): Headers => resignCookies(headers, options.secrets);
  return {
    handle(request) {
      const headers = resign(request.headers);
      const resigned = headers === request.headers ? request : new Request(request, { headers });
      return releaseAsyncStorage(() => auth.handler(resigned));
    },
    async readSession(given) {
      const headers = resign(given);
      const { response, headers: responseHeaders } = await releaseAsyncStorage(() =>
        auth.api.getSession({ headers, returnHeaders: true }),
      );
      return { session: response ? toCurrentSession(response) : undefined, setCookies: responseHeaders.getSetCookie() };
    },
    async readChallenged(headers) {
      return (await releaseAsyncStorage(() => auth.api.readChallenged({ headers: resign(headers) }))).email;
    },
    async readDeviceCookie(headers) {
      const { createAuthCookie } = await auth.$context;
      return parseCookies(headers.get("cookie") ?? "").get(createAuthCookie(deviceCookieName).name);
    },
  };
}

function openLibrary({ publicUrl, secrets }: AuthOptions, parts: AuthParts) {
  const { db, breaker, clock, log, post, quotaOwners, onUserDeleted } = parts;
  const forget = async ({ id, email }: { id: string; email: string }): Promise<void> => {
    await onUserDeleted({ id });
    await post(accountDeletedMail(email, publicUrl));
  };
  let api: ConfirmApi;
  const auth = betterAuth({
    ...fixedOptions,
    baseURL: publicUrl,
    secret: secrets[0],
    // The same column types on both databases: text and 0/1, as in the migrations.
    database: (options: BetterAuthOptions) =>
      withResealedTwoFactor(
        withHashedSessionTokens(withStoreTimes(kyselyAdapter(db, { type: "sqlite" })(options), clock.machineAheadMs)),
        db,
        secrets,
      ),
    ...passwordOptions(publicUrl, parts),
    user: {
      additionalFields: { isOperator: { type: "boolean", fieldName: "is_operator", input: false, required: false } },
      deleteUser: { enabled: true, beforeDelete: quotaOwners.keep, afterDelete: forget },
    },
    // How often codes may be tried is counted by http/throttles.ts, too: a lock of the account would lock its owner out.
    plugins: [
      twoFactor({ issuer: "rootgate", accountLockout: { enabled: false } }),
      accountProtection(parts, () => api),
    ],
    databaseHooks: {
      user: { create: { after: quotaOwners.inherit } },
      session: { create: { before: ({ userId }) => refuseDisabled(db, userId) } },
    },
    advanced: advancedOptions(publicUrl),
    logger: createLibraryLog(log, breaker),
  });
  api = auth.api;
  return auth;
}

const fixedOptions = {
  appName: "rootgate",
  basePath: authPath,
  session: { expiresIn: 7 * day, updateAge: day, cookieCache: { enabled: false } },
  verification: { storeIdentifier: "hashed" },
  // What callers may do how often is counted before a request gets here (http/throttles.ts).
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  // Errors are thrown and logged by this service; otherwise the library writes them to the console.
  onAPIError: { throw: true },
} as const;

function advancedOptions(publicUrl: string) {
  return {
    cookiePrefix,
    // One query instead of two; the library would log failures of the latter to the console.
    database: { joins: true },
    useSecureCookies: publicUrl.startsWith("https:"),
    ipAddress: { ipAddressHeaders: [clientIpHeader] },
    // Explicit, since the library disables them under a test runner.
    disableCSRFCheck: false,
    disableOriginCheck: false,
  };
}

async function refuseDisabled(db: Database, userId: string): Promise<void> {
  const user = await db.selectFrom("user").select("disabled_at").where("id", "=", userId).executeTakeFirst();
  if (user?.disabled_at) {
    const message = "This account is disabled: ask the operator of the service";
    throw new APIError("FORBIDDEN", { code: "ACCOUNT_DISABLED", message });
  }
}

interface FoundSession {
  readonly session: { readonly id: string };
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly twoFactorEnabled?: boolean | null | undefined;
    readonly isOperator?: boolean | null | undefined;
  };
}

function toCurrentSession({ session, user }: FoundSession): CurrentSession {
  const { id, name, email, emailVerified, twoFactorEnabled, isOperator } = user;
  const facts = { twoFactorEnabled: twoFactorEnabled === true, isOperator: isOperator === true };
  return { id: session.id, user: { id, name, email, emailVerified, ...facts } };
}
