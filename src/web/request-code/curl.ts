import type { RpcRequest } from "./rpc-request.js";

const lineLimit = 60;

/** A request to be printed, with its params in a list or by name. */
type SentRequest = Omit<RpcRequest, "params"> & { readonly params: object };

/** A request as a shell command. */
export function printCurl({ endpoint, method, params }: SentRequest): string {
  const request = { jsonrpc: "2.0", id: 1, method, params };
  const line = JSON.stringify(request);
  const body = line.length <= lineLimit ? line : JSON.stringify(request, null, 2);
  return `curl ${endpoint} \\\n  -H 'content-type: application/json' \\\n  -d '${body.replaceAll("'", "'\\''")}'`;
}
