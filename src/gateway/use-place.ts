import { isIPv6 } from "node:net";

const maxOriginLength = 256;

/** Where a request comes from: the web page's origin, or the network of the client's address, as large as a provider's usually is. */
export function usePlaceOf(origin: string | undefined, address: string): string {
  if (origin !== undefined) return origin.slice(0, maxOriginLength).replaceAll(/[^ -~]/g, "?");
  if (address.startsWith("::ffff:")) return ipv4Network(address.slice(7));
  if (!isIPv6(address)) return ipv4Network(address);
  const [first, second] = address.split(":");
  return `${first || "0"}:${second || "0"}::/32`;
}

function ipv4Network(address: string): string {
  const [first, second] = address.split(".");
  return second === undefined ? "unknown" : `${first}.${second}.0.0/16`;
}
