import type { IncomingMessage } from "node:http";
import type { KeyAuthenticator } from "../accounts/authenticate-key.js";
import type { Caller } from "../accounts/caller.js";
import type { NetworkName } from "../config/network-table.js";
import { networks } from "../config/networks.js";
import type { BaseUrls } from "../config/public-urls.js";
import { RpcError } from "../rpc/rpc-error.js";
import { usePlaceOf } from "./use-place.js";

/** Where a request comes from and goes to. */
export type RequestOrigin = Pick<IncomingMessage, "headers" | "socket">;

/**
 * Names the caller behind an API key, used at an endpoint (the Host header). Throws Unauthorized, WrongNetwork, Forbidden, RateLimited
 * (too many unknown keys from the client's address), or InternalError with the reason store_unavailable.
 */
export type IdentifyCaller = (keyText: string, request: RequestOrigin) => Caller | Promise<Caller>;

export interface IdentifyParts {
  readonly finder: Pick<KeyAuthenticator, "recall" | "lookUp">;
  /** The address that a client's unknown keys are counted under. */
  readonly addressOf: (request: RequestOrigin) => string;
  /** The client's own address. */
  readonly ipOf: (request: RequestOrigin) => string;
  readonly baseUrls: BaseUrls;
  /** Where people create API keys: the dashboard. */
  readonly publicUrl: string;
  /** Called with each key after a permitted use. */
  readonly touch: (keyId: string) => void;
  /** Called with where it came from, for users who want that. */
  readonly notePlace: (caller: Caller, place: string) => void;
}

export function createIdentifyCaller(parts: IdentifyParts): IdentifyCaller {
  const { finder, addressOf, ipOf, baseUrls, publicUrl, touch, notePlace } = parts;
  const networkByHost = mapHosts(baseUrls);
  const unauthorized = new RpcError(
    "Unauthorized",
    `Unauthorized: unknown or revoked API key; create one at ${publicUrl}`,
  );

  const admit = (caller: Caller | "nobody", request: RequestOrigin): Caller => {
    const { host, origin } = request.headers;
    if (caller === "nobody" || baseUrls[caller.network] === undefined) throw unauthorized;
    const network = host === undefined ? undefined : networkByHost.get(host.toLowerCase());
    if (network !== undefined && network !== caller.network) throw wrongNetwork(caller, baseUrls);
    const { allowed } = caller;
    if (allowed && allowed.origins.size > 0) checkOrigin(allowed.origins, origin);
    if (allowed?.ipAddresses && !allowed.ipAddresses.has(ipOf(request)))
      throw new RpcError("Forbidden", "this key works from the IP addresses on its allow-list only");
    touch(caller.keyId);
    if (caller.notesPlaces) notePlace(caller, usePlaceOf(origin, ipOf(request)));
    return caller;
  };

  return (keyText, request) => {
    const known = finder.recall(keyText);
    if (known !== undefined) return admit(known, request);
    return finder.lookUp(keyText, addressOf(request)).then((caller) => admit(caller, request));
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
