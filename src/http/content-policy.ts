import type { HelmetOptions } from "helmet";

/**
 * Content-Security-Policy of pages: only resources of this service, and requests to the networks' endpoints from the documentation's
 * sandbox; no inline scripts, no inline styles.
 */
export const pageSecurity = (endpoints: readonly string[]): Readonly<HelmetOptions> => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      connectSrc: ["'self'", ...new Set(endpoints.map((url) => new URL(url).origin).flatMap(withSockets))],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
  },
  referrerPolicy: { policy: "no-referrer" },
});

/** Not every browser counts `ws` among what `'self'` or an http origin permits. */
function withSockets(origin: string): string[] {
  return [origin, origin.replace(/^http/, "ws")];
}
