import type { ApiKey } from "../../http/api/api-types.js";

/** One of a key's allow-lists, in words. */
export interface AllowListFacts {
  readonly member: keyof Pick<ApiKey, "allowedOrigins" | "allowedIpAddresses" | "allowedMethods" | "allowedContracts">;
  readonly label: string;
  /** What one entry is called. */
  readonly entry: string;
  readonly hint: string;
  readonly placeholder: string;
}

/** In the order of the page. */
export const allowLists: readonly AllowListFacts[] = [
  {
    member: "allowedOrigins",
    label: "Browser origins",
    entry: "origin",
    hint: "Websites that may use this key. Requests from anywhere else, including servers, are refused.",
    placeholder: "https://app.example.org",
  },
  {
    member: "allowedIpAddresses",
    label: "IP addresses",
    entry: "IP address",
    hint: "Addresses of your servers, and networks in CIDR notation. Requests from anywhere else are refused.",
    placeholder: "203.0.113.0/24",
  },
  {
    member: "allowedMethods",
    label: "Methods",
    entry: "method",
    hint: "Methods that may be called with this key.",
    placeholder: "eth_call",
  },
  {
    member: "allowedContracts",
    label: "Contract addresses",
    entry: "address",
    hint: "Contracts that calls, transactions, code, storage and logs may refer to.",
    placeholder: "0x…",
  },
];

/** The lists of a form's values, an entry a line; empty ones are left out. */
export function readAllowLists(values: Readonly<Record<string, string>>): Record<string, string[]> {
  const read = allowLists.map(({ member }): [string, string[]] => [member, linesOf(values[member])]);
  return Object.fromEntries(read.filter(([, entries]) => entries.length > 0));
}

/** The lines of a text that say something. Lists are also pasted with commas. */
export function linesOf(text = ""): string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
