import type { IncomingHttpHeaders } from "node:http";
import { ApiError } from "./api-error.js";

/**
 * Refuses a write that another site's page makes in its visitor's name. Browsers say where a write comes from; a client that
 * says nothing is no browser, and nobody's cookies come along by themselves.
 */
export function checkOrigin(headers: IncomingHttpHeaders, trustedOrigins: ReadonlySet<string>): void {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  const isForeign =
    origin === undefined
      ? site !== undefined && site !== "same-origin" && site !== "none"
      : !trustedOrigins.has(origin);
  if (isForeign) throw new ApiError("foreign_origin", "This can only be done from the dashboard's own pages");
}
