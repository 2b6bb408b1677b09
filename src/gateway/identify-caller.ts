import type { Caller } from "../accounts/caller.js";
import type { CallerFinder } from "../accounts/find-caller.js";
import { type NetworkName, networks } from "../config/networks.js";
import { RpcError } from "../rpc/rpc-error.js";

/** The public address of each network that is served. */
export type BaseUrls = Readonly<Partial<Record<NetworkName, string>>>;

/** Names the caller behind a key's text at an address (the Host header). Throws Unauthorized or WrongNetwork. */
export type IdentifyCaller = (keyText: string, host: string | undefined) => Caller | Promise<Caller>;

export function createIdentifyCaller(finder: CallerFinder, baseUrls: BaseUrls): IdentifyCaller {
  const networkByHost = mapHosts(baseUrls);

  const admit = (caller: Caller | undefined, host: string | undefined): Caller => {
    if (!caller || baseUrls[caller.network] === undefined) throw new RpcError("Unauthorized");
    const network = host === undefined ? undefined : networkByHost.get(host.toLowerCase());
    if (network !== undefined && network !== caller.network) throw wrongNetwork(caller, baseUrls);
    return caller;
  };

  return (keyText, host) => {
    const found = finder.find(keyText);
    return found instanceof Promise ? found.then((caller) => admit(caller, host)) : admit(found, host);
  };
}

/** Where networks share an address the key alone decides, so only addresses of their own are listed. */
function mapHosts(baseUrls: BaseUrls): ReadonlyMap<string, NetworkName> {
  const entries = Object.entries(baseUrls).flatMap(([name, url]) =>
    hostsOf(url).map((host) => [host, name as NetworkName] as const),
  );
  const isShared = (host: string) => entries.filter(([other]) => other === host).length > 1;
  return new Map(entries.filter(([host]) => !isShared(host)));
}

/** What the Host header says at a base URL: a default port may be there or not. */
function hostsOf(baseUrl: string): string[] {
  const { host, port, protocol } = new URL(baseUrl);
  return port === "" ? [host, `${host}:${protocol === "https:" ? 443 : 80}`] : [host];
}

function wrongNetwork(caller: Caller, baseUrls: BaseUrls): RpcError {
  const address = baseUrls[caller.network];
  return new RpcError(
    "WrongNetwork",
    `this is a ${networks[caller.network].label} key: use it at ${address}/<API_KEY>`,
    {
      data: { network: networks[caller.network].label, baseUrl: address },
    },
  );
}
