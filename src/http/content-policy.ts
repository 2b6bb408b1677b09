import type { HelmetOptions } from "helmet";

export interface PageSecurityOptions {
  /** The base URLs of the networks, to which pages may send requests. */
  readonly endpoints: readonly string[];
  /** The source expression of the inline script of pages (theme-script.ts). */
  readonly themeSource: string | undefined;
  /** How long browsers use HTTPS only for this host, and no other; undefined: the header is not sent. */
  readonly hstsSeconds: number | undefined;
}

/**
 * Security headers of pages. Content-Security-Policy: only resources of this service, and requests to the networks' endpoints from
 * the documentation's sandbox; no inline styles, and no inline scripts but that of the theme.
 */
export const pageSecurity = ({
  endpoints,
  themeSource,
  hstsSeconds,
}: PageSecurityOptions): Readonly<HelmetOptions> => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(themeSource === undefined ? [] : [themeSource])],
      connectSrc: ["'self'", ...new Set(endpoints.map((url) => new URL(url).origin).flatMap(withSockets))],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
  },
  // The operator's other subdomains may not serve HTTPS.
  strictTransportSecurity: hstsSeconds === undefined ? false : { maxAge: hstsSeconds, includeSubDomains: false },
  referrerPolicy: { policy: "no-referrer" },
});

/** Not every browser counts `ws` among what `'self'` or an http origin permits. */
function withSockets(origin: string): string[] {
  return [origin, origin.replace(/^http/, "ws")];
}
