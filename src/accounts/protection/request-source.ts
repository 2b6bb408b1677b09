/** Header with the client's IP address in requests to the accounts library. A value from the client is replaced. */
export const clientIpHeader = "x-rootgate-client-ip";

/** Origin of a request. */
export interface RequestSource {
  readonly ipAddress: string | null;
  /** The user agent, shortened. */
  readonly userAgent: string | null;
}

const maxUserAgentLength = 256;

/** `headers` with the client's IP address. */
export function sourceOf(headers: Headers | undefined): RequestSource {
  return {
    ipAddress: headers?.get(clientIpHeader) ?? null,
    userAgent: headers?.get("user-agent")?.slice(0, maxUserAgentLength) ?? null,
  };
}
