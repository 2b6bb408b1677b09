import type { NetworkName } from "../config/networks.js";
import type { BaseUrls } from "../config/public-urls.js";

/** This service's URLs, as shown in the documentation. */
export interface DocsUrls {
  readonly publicUrl: string;
  readonly baseUrls: BaseUrls;
}

/** The pages name hosts of the reserved domain `.example`; a network that is not served keeps its example. */
export function fillInUrls(text: string, { publicUrl, baseUrls }: DocsUrls): string {
  const example = /(https|wss):\/\/(?:(testnet|mainnet)\.)?rootgate\.example/g;
  return text.replaceAll(example, (whole, scheme: string, network?: NetworkName) => {
    const url = network ? baseUrls[network] : publicUrl;
    if (url === undefined) return whole;
    return scheme === "wss" ? url.replace(/^http/, "ws") : url;
  });
}
