/** In requests given to the accounts library: the caller's address as this service sees it. Whatever a caller sends under this name is replaced. */
export const clientIpHeader = "x-rootgate-client-ip";

/** Where a request came from. */
export interface RequestSource {
  readonly ipAddress: string | null;
  /** As the browser names itself, shortened. */
  readonly userAgent: string | null;
}

const maxUserAgentLength = 256;

/** `headers` with the client's address in them. */
export function sourceOf(headers: Headers | undefined): RequestSource {
  return {
    ipAddress: headers?.get(clientIpHeader) ?? null,
    userAgent: headers?.get("user-agent")?.slice(0, maxUserAgentLength) ?? null,
  };
}
