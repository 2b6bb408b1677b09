import type { NetworkName } from "../config/network-table.js";

/** What a filter reports. */
export type FilterKind = "logs" | "blocks" | "transactions";

/** The filters that users poll. */
export interface FilterTable {
  /** `0x` and 32 hexadecimal digits, the first of them not 0. */
  id: string;
  user_id: string;
  /** 1 to the limit of filters per user; unique per user, which is what holds the limit. */
  slot: number;
  network: NetworkName;
  /** The API key that created it; null: a process of a former release did. */
  key_id: string | null;
  kind: FilterKind;
  /** JSON: the param that the filter was created with, `{}` where there is none. */
  criteria: string;
  /** JSON: what the filter has reported (`methods/filters/`). */
  state: string;
  /** Grows with every change of the state: of concurrent polls one wins. */
  revision: number;
  /** Up to a minute late. */
  polled_at: string;
}

/** Transactions that nodes accepted while there were filters for them, in order. */
export interface SentTransactionTable {
  network: NetworkName;
  /** Counts up. */
  position: number;
  hash: string;
  sent_at: string;
}
