/** A node's HTTP response whose status says that it is no JSON-RPC response. */
export class HttpStatusError extends Error {
  constructor(readonly status: number) {
    super(`the node responded with HTTP status ${status}`);
    this.name = "HttpStatusError";
  }
}
