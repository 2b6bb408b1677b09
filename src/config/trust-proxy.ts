import { isIP } from "node:net";

const names = new Set(["loopback", "linklocal", "uniquelocal"]);

/**
 * Parses the trusted proxies: their number, or their IP addresses and subnets. Undefined if the text is neither. (Express's
 * `true` would let clients choose their IP address.)
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
