import { BlockList, isIP } from "node:net";

/** Networks without public services, from IANA's registries of special-purpose addresses (RFC 6890). */
const special: readonly string[] = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Of IPv6, only what IANA has given out (2000::/3) is public, without these. */
const special6: readonly string[] = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const refused = createList(special, "ipv4");
const refused6 = createList(special6, "ipv6");
const given6 = createList(["2000::/3"], "ipv6");

/** Whether an IP address is a public one, so that a request to it can't reach what only this machine or its network can. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused.check(address);
  return version === 6 && given6.check(address, "ipv6") && !refused6.check(address, "ipv6");
}

function createList(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", length] = network.split("/");
    list.addSubnet(address, Number(length), family);
  }
  return list;
}
