import { isIP } from "node:net";

const names = new Set(["loopback", "linklocal", "uniquelocal"]);

/**
 * Which proxies in front of the service are believed about the caller's address: a number of them, or their addresses and
 * subnets. Undefined when the text is neither. (Believing whoever calls, express's `true`, would let callers choose their address.)
 */
export function parseTrustProxy(text: string): number | string[] | undefined {
  if (/^\d{1,2}$/.test(text.trim())) return Number(text);
  const entries = text.split(",").map((entry) => entry.trim());
  return entries.every(isProxy) ? entries : undefined;
}

function isProxy(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  if (names.has(entry)) return true;
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
