/** A node's HTTP response whose status says that it is no JSON-RPC response. */
export class HttpStatusError extends Error {
  constructor(readonly status: number) {
    const hint = status === 401 || status === 403 ? ": are the credentials in its URL right?" : "";
    super(`the node responded with HTTP status ${status}${hint}`);
    this.name = "HttpStatusError";
  }
}
