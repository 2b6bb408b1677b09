import { BlockList, isIP } from "node:net";

/** IP addresses, and networks in CIDR notation, that an API key works from. */
export interface IpAllowList {
  /** Whether a client's address is on it. */
  has(ip: string): boolean;
}

const mapped = /^::ffff:(?=\d+\.)/i;
const bitsOf = { ipv4: 32, ipv6: 128 } as const;

interface Network {
  readonly ip: string;
  readonly family: keyof typeof bitsOf;
  /** Undefined for one address. */
  readonly prefix: number | undefined;
}

/** An address or a network; undefined if the text is neither. An IPv4 address in IPv6 form counts as IPv4. */
function parseNetwork(text: string): Network | undefined {
  const [, address = "", digits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const ip = address.replace(mapped, "").toLowerCase();
  const version = isIP(ip);
  if (version === 0) return undefined;
  const family = version === 4 ? "ipv4" : "ipv6";
  const prefix = digits === undefined ? undefined : Number(digits);
  // A prefix belongs to the form that it was written with.
  const isMapped = ip.length < address.length;
  return prefix !== undefined && (prefix > bitsOf[family] || isMapped) ? undefined : { ip, family, prefix };
}

/** The text as it is kept; undefined if it is neither an address nor a network. */
export function normaliseNetwork(text: string): string | undefined {
  const network = parseNetwork(text);
  return network && (network.prefix === undefined ? network.ip : `${network.ip}/${network.prefix}`);
}

/** A list of such texts; undefined without any, which allows all. */
export function readIpAllowList(entries: readonly string[]): IpAllowList | undefined {
  if (entries.length === 0) return undefined;
  const list = new BlockList();
  for (const { ip, family, prefix } of entries.map(parseNetwork).filter((network) => network !== undefined))
    list.addSubnet(ip, prefix ?? bitsOf[family], family);
  return {
    has(client) {
      const ip = client.replace(mapped, "");
      const version = isIP(ip);
      return version !== 0 && list.check(ip, version === 4 ? "ipv4" : "ipv6");
    },
  };
}
