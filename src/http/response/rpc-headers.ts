import type { IncomingHttpHeaders } from "node:http";

/**
 * CORS: dApps send requests from browsers, with no credential except the key in the path. Names and values in turn, the cheapest
 * form.
 */
export const corsHeaders: readonly string[] = [
  "access-control-allow-origin",
  "*",
  "access-control-expose-headers",
  "deprecation, ratelimit, ratelimit-policy, x-request-id",
];

/** On every RPC response with a body, so that browsers treat it only as JSON. */
export const rpcHeaders: readonly string[] = [
  "content-type",
  "application/json",
  "x-content-type-options",
  "nosniff",
  ...corsHeaders,
];

/** Headers as HTTP/1.1 has them (RFC 9112, section 5). */
export function headerLines(headers: readonly string[]): string {
  let lines = "";
  for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return lines;
}

/** The response to a CORS preflight request for these methods, cached for a day. */
export function preflightHeaders(asked: IncomingHttpHeaders, methods = "POST"): Record<string, string> {
  const isPrivate = asked["access-control-request-private-network"] === "true";
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": methods,
    "access-control-allow-headers": asked["access-control-request-headers"] ?? "content-type",
    // A public page may call a gateway on this machine or network (https://wicg.github.io/private-network-access/).
    ...(isPrivate && { "access-control-allow-private-network": "true" }),
    "access-control-max-age": "86400",
    vary: "access-control-request-headers, access-control-request-private-network",
  };
}
