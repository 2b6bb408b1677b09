/** An HTTP response as it came over the wire. */
export interface HttpResponse {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** The server closes the connection after it. */
  readonly isLast: boolean;
}

/** A server's bytes that are no HTTP/1.1 response. */
export class WireError extends Error {}
