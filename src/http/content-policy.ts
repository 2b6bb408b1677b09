import type { HelmetOptions } from "helmet";

/**
 * What a page may load and do: only what this service itself serves, and calls to the networks' endpoints from the documentation's
 * sandbox; no inline script, no inline style.
 */
export const pageSecurity = (endpoints: readonly string[]): Readonly<HelmetOptions> => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      connectSrc: ["'self'", ...new Set(endpoints.map((url) => new URL(url).origin))],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
  },
  referrerPolicy: { policy: "no-referrer" },
});
