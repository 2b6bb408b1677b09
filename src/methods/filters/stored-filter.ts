import { randomBytes } from "node:crypto";
import type { LogFilter } from "../../../generated/types.js";
import type { NetworkName } from "../../config/network-table.js";
import type { ReportedChain } from "./reported-chain.js";

/** What a filter reports, and what it has reported. */
export type FilterContent =
  | { readonly kind: "logs"; readonly criteria: LogFilter; readonly state: ReportedChain }
  | { readonly kind: "blocks"; readonly state: ReportedChain }
  | { readonly kind: "transactions"; readonly state: ReportedTransactions };

/** The position of the last transaction that was reported. */
export interface ReportedTransactions {
  readonly position: number;
}

export type StoredFilter = FilterContent & {
  readonly id: string;
  readonly revision: number;
  readonly polledAtMs: number;
  /** The API key that created it; null if that is not known. */
  readonly keyId: string | null;
};

/** Whose a filter is: any API key of the user and network may use it. */
export interface FilterOwner {
  readonly userId: string;
  readonly network: NetworkName;
}

export interface FilterCreator extends FilterOwner {
  readonly keyId: string;
}

/** 128 random bits. Libraries that read IDs as numbers write them without leading zeros, so there are none. */
export function createFilterId(): `0x${string}` {
  const bytes = randomBytes(16);
  if ((bytes[0] as number) < 0x10) return createFilterId();
  return `0x${bytes.toString("hex")}`;
}
