/** dApps call from browsers, with no credential but the key in the path. Names and values in turn, the form that costs least. */
export const corsHeaders: readonly string[] = [
  "access-control-allow-origin",
  "*",
  "access-control-expose-headers",
  "ratelimit, ratelimit-policy",
];

/** On every response of the RPC path that has a body, which no browser is to take for anything but JSON. */
export const rpcHeaders: readonly string[] = [
  "content-type",
  "application/json",
  "x-content-type-options",
  "nosniff",
  ...corsHeaders,
];

/** The response to a browser's preflight, cached for a day. */
export function preflightHeaders(askedHeaders: string | undefined): Record<string, string> {
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": askedHeaders ?? "content-type",
    "access-control-max-age": "86400",
    vary: "access-control-request-headers",
  };
}
