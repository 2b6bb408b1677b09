import type { NetworkName } from "../config/network-table.js";
import type { BaseUrls } from "../config/public-urls.js";

/** This service's URLs in the documentation. */
export interface DocsUrls {
  readonly publicUrl: string;
  readonly baseUrls: BaseUrls;
}

/**
 * Replaces the hosts under the reserved domain `.example` with this service's URLs. Longer host names, such as an operator's
 * `rootgate.example.org`, stay; so does the host of a network that is not served.
 */
export function fillInUrls(text: string, { publicUrl, baseUrls }: DocsUrls): string {
  const example = /(https|wss):\/\/(?:(testnet|mainnet)\.)?rootgate\.example(?![\w:-]|\.\w)/g;
  return text.replaceAll(example, (whole, scheme: string, network?: NetworkName) => {
    const url = network ? baseUrls[network] : publicUrl;
    if (url === undefined) return whole;
    return scheme === "wss" ? url.replace(/^http/, "ws") : url;
  });
}
