import type { HelmetOptions } from "helmet";

/** What a page of the dashboard may load and do: only what this service itself serves; no inline script, no inline style. */
export const pageSecurity: Readonly<HelmetOptions> = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
  },
  referrerPolicy: { policy: "no-referrer" },
};
