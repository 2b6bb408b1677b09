import type { AllowLists } from "./caller.js";
import { readIpAllowList } from "./ip-allow-list.js";

type AllowColumns = {
  readonly [C in "allowed_origins" | "allowed_methods" | "allowed_contracts" | "allowed_ip_addresses"]: string;
};

/** A row's lists as text, in the given order. */
export function readLists(row: AllowColumns) {
  return {
    allowedOrigins: JSON.parse(row.allowed_origins) as string[],
    allowedMethods: JSON.parse(row.allowed_methods) as string[],
    allowedContracts: JSON.parse(row.allowed_contracts) as string[],
    allowedIpAddresses: JSON.parse(row.allowed_ip_addresses) as string[],
  };
}

/** A row's lists for checks; undefined when they allow everything. */
export function readAllowLists(row: AllowColumns): AllowLists | undefined {
  const { allowedOrigins, allowedMethods, allowedContracts, allowedIpAddresses } = readLists(row);
  const ipAddresses = readIpAllowList(allowedIpAddresses);
  if (allowedOrigins.length + allowedMethods.length + allowedContracts.length === 0 && !ipAddresses) return undefined;
  return {
    origins: new Set(allowedOrigins),
    methods: new Set(allowedMethods),
    contracts: new Set(allowedContracts),
    ipAddresses,
  };
}
