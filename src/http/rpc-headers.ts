/** On every answer of the RPC path: dApps call from browsers, with no credential but the key in the path. */
export const rpcHeaders = {
  "content-type": "application/json",
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ratelimit, ratelimit-policy",
} as const;

/** The answer to a browser's preflight, cached for a day. */
export function preflightHeaders(askedHeaders: string | undefined): Record<string, string> {
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": askedHeaders ?? "content-type",
    "access-control-max-age": "86400",
    vary: "access-control-request-headers",
  };
}
