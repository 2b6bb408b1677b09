import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import proxyaddr from "proxy-addr";

type AddressOf = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/** The IP address that a client's limits are counted under. `trustProxy` is express's setting of that name. */
export function createClientAddress(trustProxy: number | string[]): AddressOf {
  const ipOf = createClientIp(trustProxy);
  return (request) => subnetOf(ipOf(request));
}

/** A client's own IP address; empty where its connection is lost. */
export function createClientIp(trustProxy: number | string[]): AddressOf {
  const trust = compileTrust(trustProxy);
  // A lost connection has no address.
  return (request) => {
    const address = proxyaddr(request as IncomingMessage, trust) as string | undefined;
    // A proxy may pass on any text, and a lost connection has no address.
    const isAddress = address !== undefined && isIP(address) !== 0;
    return (isAddress ? address : request.socket.remoteAddress) ?? "";
  };
}

/** Whether a peer address is a trusted proxy, with connections of many clients. */
export function createIsProxy(trustProxy: number | string[]): (address: string) => boolean {
  const trust = compileTrust(trustProxy);
  return (address) => trust(address, 0);
}

function compileTrust(trustProxy: number | string[]): (address: string, hop: number) => boolean {
  return typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : proxyaddr.compile(trustProxy);
}

/** An IPv6 client can choose addresses of a whole /64, which therefore counts as one. */
export function subnetOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith("::ffff:")) return ip;
  const [head = "", tail] = ip.split("::");
  const groups = head.split(":");
  const rest = tail?.split(":") ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  return [...groups, ...zeros, ...rest].slice(0, 4).join(":");
}
