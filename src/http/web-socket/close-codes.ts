/** Why the gateway closes a WebSocket, as its close code (RFC 6455, section 7.4). `ws` itself closes with 1002, 1007 and 1009. */
export const closeCodes = {
  /** The gateway is shutting down: connect again. */
  goingAway: 1001,
  /** A response could not be completed. */
  failed: 1011,
  /** The user or the IP address has too many connections. */
  tooMany: 1013,
  /** The API key has been revoked or no longer permits the connection. */
  keyRevoked: 4001,
  /** The client keeps sending requests though the quota is used up. */
  quotaUsedUp: 4002,
  /** The API key's lists have changed, and no longer allow a subscription of the connection. */
  subscriptionForbidden: 4003,
} as const;

export type CloseCode = (typeof closeCodes)[keyof typeof closeCodes];
