/** Single-segment paths that are not API keys but pages, probes and the API of the service. */
export const namedRoutes: ReadonlySet<string> = new Set([
  "api",
  "healthz",
  "readyz",
  "metrics",
  "openrpc.json",
  "favicon.ico",
  "robots.txt",
  "sitemap.xml",
  "llms.txt",
  "llms-full.txt",
  "docs",
  "signup",
  "login",
  "forgot-password",
  "reset-password",
  "confirm-email",
  "keys",
  "usage",
  "profile",
  "mailbox",
  "devchain",
]);

/**
 * The API key in a request's path: its only segment, with or without a slash behind it, unless that is a named route. A POST
 * without any segment is a call whose key is missing. Undefined for all else, which is the pages' business.
 */
export function readKeyText(url: string, verb: string | undefined): string | undefined {
  const query = url.indexOf("?");
  const path = url.slice(1, query === -1 ? undefined : query);
  const segment = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  if (segment.includes("/") || namedRoutes.has(segment)) return undefined;
  return segment === "" && verb !== "POST" ? undefined : segment;
}
