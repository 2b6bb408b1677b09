/** dApps call from browsers, with no credential but the key in the path. Names and values in turn, the form that costs least. */
export const corsHeaders: readonly string[] = [
  "access-control-allow-origin",
  "*",
  "access-control-expose-headers",
  "ratelimit, ratelimit-policy",
];

/** On every answer of the RPC path that has a body. */
export const rpcHeaders: readonly string[] = ["content-type", "application/json", ...corsHeaders];

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
