import { documentJson } from "../../generated/document.js";
import { type NetworkName, networks } from "../config/networks.js";
import type { BaseUrls } from "../config/public-urls.js";

/** The OpenRPC document as it is handed out, as bytes that all responses share. */
export interface ServedDocument {
  /** Its servers are all networks of the service. */
  readonly page: Buffer;
  /** For `rpc.discover`: its only server is the caller's network. */
  readonly ofNetwork: Readonly<Partial<Record<NetworkName, Buffer>>>;
}

/** OpenRPC's Server Object, as far as it is used here. */
export interface Server {
  readonly name: string;
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly description: string }>>;
}

/** The document with the networks' base URLs as its servers, each with a variable for the API key. */
export function createServedDocument(baseUrls: BaseUrls): ServedDocument {
  const servers = (Object.entries(baseUrls) as [NetworkName, string][]).map(
    ([network, baseUrl]) => [network, describeServer(network, baseUrl)] as const,
  );
  return {
    page: printDocument(servers.map(([, server]) => server)),
    ofNetwork: Object.fromEntries(servers.map(([network, server]) => [network, printDocument([server])])),
  };
}

/** The document's bytes with these servers. */
export function printDocument(servers: readonly Server[]): Buffer {
  return Buffer.from(JSON.stringify({ ...(JSON.parse(documentJson) as object), servers }));
}

function describeServer(network: NetworkName, baseUrl: string): Server {
  const { label } = networks[network];
  const description = `An API key of ${label} from the dashboard.`;
  // `${…}` is OpenRPC's runtime expression here.
  return {
    name: label,
    url: `${baseUrl}/\${apiKey}`,
    variables: { apiKey: { default: "YOUR_API_KEY", description } },
  };
}
