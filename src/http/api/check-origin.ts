import type { IncomingHttpHeaders } from "node:http";
import { ApiError } from "./api-error.js";

/**
 * Refuses cross-site writes (CSRF). Browsers send the origin of a write; clients that don't are not browsers and attach no
 * cookies on their own.
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
