/** A request for the number of the latest block, to paste into a terminal. */
export function curlExample(url: string): string {
  return `curl -s ${url} \\
  -H 'content-type: application/json' \\
  -d '{"jsonrpc": "2.0", "id": 1,
       "method": "eth_blockNumber", "params": []}'`;
}
