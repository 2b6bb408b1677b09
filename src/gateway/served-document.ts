import { documentJson } from "../../generated/document.js";
import type { Part } from "../../generated/parts.js";
import type { NetworkName } from "../config/network-table.js";
import { networks } from "../config/networks.js";
import type { BaseUrls } from "../config/public-urls.js";
import type { OpenRpcDocument } from "../rpc/router.js";
import { RpcError } from "../rpc/rpc-error.js";

/** The used part of OpenRPC's Server Object. */
export interface Server {
  readonly name: string;
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly description: string }>>;
}

export type Servers = Readonly<Partial<Record<NetworkName, Server>>>;

/** The networks' base URLs as servers, each with a variable for the API key. */
export function serversOf(baseUrls: BaseUrls): Servers {
  const entries = Object.entries(baseUrls) as [NetworkName, string][];
  return Object.fromEntries(entries.map(([network, baseUrl]) => [network, describeServer(network, baseUrl)]));
}

interface Described {
  readonly methods: readonly { readonly name: string; readonly "x-policy": { readonly part: Part } }[];
}

/** The OpenRPC document as the service hands it out: with the methods of the parts that it serves. */
export class ServedDocument {
  /** With all networks as its servers, and what any of them has. */
  readonly document: OpenRpcDocument;
  readonly #servers: Servers;
  readonly #parts: readonly Part[];
  readonly #controlled: readonly NetworkName[];
  readonly #printed = new Map<NetworkName, Promise<Buffer>>();

  /** `controlled` are the networks whose callers may control the chain: devchains in development mode. */
  constructor(servers: Servers, parts: readonly Part[], controlled: readonly NetworkName[] = []) {
    this.#servers = servers;
    this.#parts = parts;
    this.#controlled = controlled;
    const document = JSON.parse(documentJson) as Described;
    const all = controlled.length > 0 ? parts : parts.filter((part) => part !== development);
    const methods = methodsOf(document, all);
    this.document = { ...document, methods, servers: Object.values(servers) } as unknown as OpenRpcDocument;
  }

  /** The parts that a network has. */
  partsOf(network: NetworkName): readonly Part[] {
    return this.isControlled(network) ? this.#parts : this.#parts.filter((part) => part !== development);
  }

  /** The prefixes of the names of the methods that a network has, each once. */
  modulesOf(network: NetworkName): readonly string[] {
    const served = methodsOf(this.document as unknown as Described, this.partsOf(network));
    return [...new Set([...served.map(({ name }) => name.slice(0, name.indexOf("_"))), "rpc"])];
  }

  /** Whether the network's callers may control its chain. */
  isControlled(network: NetworkName): boolean {
    return this.#controlled.includes(network);
  }

  print(): Buffer {
    return Buffer.from(JSON.stringify(this.document));
  }

  /** The document that `discover` gives, with a network as its only server, as bytes that all responses share. */
  ofNetwork(network: NetworkName, discover: () => unknown): Promise<Buffer> {
    const known = this.#printed.get(network);
    if (known) return known;
    const printed = this.#print(network, discover);
    this.#printed.set(network, printed);
    return printed;
  }

  async #print(network: NetworkName, discover: () => unknown): Promise<Buffer> {
    const server = this.#servers[network];
    if (!server) throw new RpcError("Unauthorized");
    const document = (await discover()) as Described;
    const methods = methodsOf(document, this.partsOf(network));
    return Buffer.from(JSON.stringify({ ...document, methods, servers: [server] }));
  }
}

/** What only devchains have. */
const development: Part = "development";

function methodsOf({ methods }: Described, parts: readonly Part[]): Described["methods"] {
  return methods.filter((method) => parts.includes(method["x-policy"].part));
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
