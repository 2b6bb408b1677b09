import type { AllowLists } from "./caller.js";
import { readIpAllowList } from "./ip-allow-list.js";
import type { KeyOptions } from "./key-options.js";

type Lists = Pick<KeyOptions, "allowedOrigins" | "allowedMethods" | "allowedContracts" | "allowedIpAddresses">;

/** A key's lists for checks; undefined when they allow everything. */
export function readAllowLists(lists: Lists): AllowLists | undefined {
  const { allowedOrigins, allowedMethods, allowedContracts, allowedIpAddresses } = lists;
  const ipAddresses = readIpAllowList(allowedIpAddresses);
  if (allowedOrigins.length + allowedMethods.length + allowedContracts.length === 0 && !ipAddresses) return undefined;
  return {
    origins: new Set(allowedOrigins),
    methods: new Set(allowedMethods),
    contracts: new Set(allowedContracts),
    ipAddresses,
  };
}
