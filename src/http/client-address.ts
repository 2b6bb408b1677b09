import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import proxyaddr from "proxy-addr";

/** The address that a request's client is counted under. `trustProxy` names the proxies that are believed: express's setting of that name. */
export function createClientAddress(
  trustProxy: number | string[],
): (request: Pick<IncomingMessage, "headers" | "socket">) => string {
  const trust = compileTrust(trustProxy);
  // A connection that has just been lost has no address any more.
  return (request) => {
    const address = proxyaddr(request as IncomingMessage, trust) as string | undefined;
    // What a proxy passed on may be any text; and a connection that has just been lost has no address any more.
    const isAddress = address !== undefined && isIP(address) !== 0;
    return subnetOf((isAddress ? address : request.socket.remoteAddress) ?? "");
  };
}

/** Whether whoever connects from an address is such a proxy, and brings the connections of many clients. */
export function createIsProxy(trustProxy: number | string[]): (address: string) => boolean {
  const trust = compileTrust(trustProxy);
  return (address) => trust(address, 0);
}

function compileTrust(trustProxy: number | string[]): (address: string, hop: number) => boolean {
  return typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : proxyaddr.compile(trustProxy);
}

/** An IPv6 client has a whole /64 to choose addresses from: it counts as one. */
export function subnetOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith("::ffff:")) return ip;
  const [head = "", tail] = ip.split("::");
  const groups = head.split(":");
  const rest = tail?.split(":") ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  return [...groups, ...zeros, ...rest].slice(0, 4).join(":");
}
