import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "../accounts/caller.js";
import type { CallerFinder } from "../accounts/find-caller.js";
import { type NetworkName, networks } from "../config/networks.js";
import type { BaseUrls } from "../config/public-urls.js";
import { RpcError } from "../rpc/rpc-error.js";

/** Where a request comes from and goes to. */
export type RequestOrigin = Pick<IncomingHttpHeaders, "host" | "origin">;

/** Names the caller behind a key's text at an address (the Host header). Throws Unauthorized, WrongNetwork or Forbidden. */
export type IdentifyCaller = (keyText: string, headers: RequestOrigin) => Caller | Promise<Caller>;

export interface IdentifyParts {
  readonly finder: CallerFinder;
  readonly baseUrls: BaseUrls;
  /** Where people create API keys: the dashboard. */
  readonly publicUrl: string;
  /** Told of every key that was used as it may be. */
  readonly touch: (keyId: string) => void;
}

export function createIdentifyCaller({ finder, baseUrls, publicUrl, touch }: IdentifyParts): IdentifyCaller {
  const networkByHost = mapHosts(baseUrls);
  const unauthorized = `Unauthorized: unknown or revoked API key; create one at ${publicUrl}`;

  const admit = (caller: Caller | undefined, { host, origin }: RequestOrigin): Caller => {
    if (!caller || baseUrls[caller.network] === undefined) throw new RpcError("Unauthorized", unauthorized);
    const network = host === undefined ? undefined : networkByHost.get(host.toLowerCase());
    if (network !== undefined && network !== caller.network) throw wrongNetwork(caller, baseUrls);
    if (caller.allowed && caller.allowed.origins.size > 0) checkOrigin(caller.allowed.origins, origin);
    touch(caller.keyId);
    return caller;
  };

  return (keyText, headers) => {
    const found = finder.find(keyText);
    return found instanceof Promise ? found.then((caller) => admit(caller, headers)) : admit(found, headers);
  };
}

function checkOrigin(allowed: ReadonlySet<string>, origin: string | undefined): void {
  if (origin === undefined || !allowed.has(origin))
    throw new RpcError("Forbidden", "this key works from the browser origins on its allow-list only");
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
