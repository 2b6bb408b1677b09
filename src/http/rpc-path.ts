/** Single-segment paths of pages, probes and the API, which are not API keys. */
export const namedRoutes: ReadonlySet<string> = new Set([
  "api",
  "v1",
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
  "clients",
  "mcp",
  "signup",
  "login",
  "forgot-password",
  "reset-password",
  "confirm-email",
  "allow-device",
  "keys",
  "usage",
  "requests",
  "status",
  "profile",
  "operator",
  "mailbox",
  "devchain",
]);

/**
 * The API key in a request's path: its only segment, with or without a trailing slash, unless that is a named route. A POST
 * without a segment is a call without a key. Undefined for all other paths, which are pages.
 */
export function readKeyText(url: string, verb: string | undefined): string | undefined {
  const query = url.indexOf("?");
  const path = url.slice(1, query === -1 ? undefined : query);
  const segment = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  if (segment.includes("/") || namedRoutes.has(segment)) return undefined;
  return segment === "" && verb !== "POST" ? undefined : segment;
}
