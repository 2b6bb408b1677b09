/** A JSON-RPC request as programs send it. */
export interface RpcRequest {
  readonly method: string;
  readonly params: readonly unknown[];
  /** The endpoint URL, with an API key. */
  readonly endpoint: string;
}
