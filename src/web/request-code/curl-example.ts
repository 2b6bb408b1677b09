import { printCurl } from "./curl.js";

/** A request for the number of the latest block, to paste into a terminal. */
export function curlExample(endpoint: string): string {
  return printCurl({ endpoint, method: "eth_blockNumber", params: [] });
}
