import type { IncomingHttpHeaders } from "node:http";
import type { AccessKeys } from "../../accounts/access-keys.js";
import { cookiePrefix } from "../../accounts/auth-secrets.js";
import type { Auth, CurrentSession } from "../../accounts/auth.js";
import type { SecondFactors } from "../../accounts/protection/second-factors.js";
import { ApiError, codeRequired, notFound } from "./api-error.js";
import type { AnyRoute, Verb } from "./route.js";

/** Who sends requests to an API, and how they show it. */
export interface Callers {
  /** What a request shows, before it is looked up. */
  credentialOf(headers: IncomingHttpHeaders): string | undefined;
  /** Throws ApiError when a request with these headers may not use the route. */
  identify(
    headers: Headers,
    route: AnyRoute,
    setCookies: (cookies: readonly string[]) => void,
  ): Promise<CurrentSession>;
  /** Throws ApiError when another site's page wrote in a user's name. */
  checkWrite(headers: IncomingHttpHeaders): void;
  /** Whether API keys are shown whole. */
  showsSecrets(verb: Verb): boolean;
}

const sessionToken = new RegExp(`(?:^|; ?)(?:__Secure-)?${cookiePrefix}\\.session_token=([^;]+)`);

/** The token of a session, as a request shows it, before it is looked up. */
export function sessionTokenOf({ cookie = "" }: IncomingHttpHeaders): string | undefined {
  return sessionToken.exec(cookie)?.[1];
}

export interface SessionCallersParts {
  readonly auth: Pick<Auth, "readSession">;
  readonly secondFactors: Pick<SecondFactors, "isRecent">;
  /** Whose pages may write. */
  readonly trustedOrigins: ReadonlySet<string>;
}

/** Users of the dashboard, by a cookie. */
export function sessionCallers({ auth, secondFactors, trustedOrigins }: SessionCallersParts): Callers {
  return {
    credentialOf: sessionTokenOf,
    async identify(headers, route, setCookies) {
      const { session, setCookies: cookies } = await auth.readSession(headers);
      if (!session) throw new ApiError("unauthorized", "Log in first");
      if (cookies.length > 0) setCookies(cookies);
      checkOperator(session, route);
      if (route.access === "operator" && route.verb !== "GET" && session.user.twoFactorEnabled)
        if (!(await secondFactors.isRecent(session.id))) throw codeRequired();
      return session;
    },
    checkWrite: (headers) => checkOrigin(headers, trustedOrigins),
    showsSecrets: () => true,
  };
}

/** To others a route for operators does not exist. */
function checkOperator({ user }: CurrentSession, { access }: AnyRoute): void {
  if (access === "operator" && !user.isOperator) throw notFound();
}

const bearer = /^Bearer +(\S+)$/i;

/** Programs, by an access key as a bearer token (RFC 6750): no browser adds one by itself. */
export function accessKeyCallers(accessKeys: Pick<AccessKeys, "authenticate">): Callers {
  return {
    credentialOf: ({ authorization }) => bearer.exec(authorization ?? "")?.[1],
    async identify(headers, route) {
      const { management } = route;
      const [, text] = bearer.exec(headers.get("authorization") ?? "") ?? [];
      const session = text === undefined ? undefined : await accessKeys.authenticate(text);
      if (!session) {
        const message = "Send a valid access key as a header: Authorization: Bearer rg_access_…";
        throw new ApiError("unauthorized", message, { headers: { "www-authenticate": "Bearer" } });
      }
      checkOperator(session, route);
      if (management && !session.scopes.includes(management.scope))
        throw new ApiError("missing_scope", `The access key lacks the scope ${management.scope}`);
      return session;
    },
    checkWrite: () => undefined,
    // Of a key that was just created or rotated.
    showsSecrets: (verb) => verb === "POST",
  };
}

/**
 * Refuses cross-site writes (CSRF). Browsers send the origin of a write; clients that don't are not browsers and attach no
 * cookies on their own.
 */
function checkOrigin(headers: IncomingHttpHeaders, trustedOrigins: ReadonlySet<string>): void {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  const isForeign =
    origin === undefined
      ? site !== undefined && site !== "same-origin" && site !== "none"
      : !trustedOrigins.has(origin);
  if (isForeign) throw new ApiError("foreign_origin", "This can only be done from the dashboard's own pages");
}
