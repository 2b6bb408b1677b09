/** A JSON-RPC request as programs send it. */
export interface RpcRequest {
  readonly method: string;
  readonly params: readonly unknown[];
  /** Where it goes: a URL with an API key in it. */
  readonly endpoint: string;
}
