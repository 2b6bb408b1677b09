import type { Estimates } from "../config/estimates.js";
import type { NetworkName } from "../config/networks.js";

/** Who is behind a key, as far as a call needs to know. */
export interface Caller {
  readonly userId: string;
  readonly keyId: string;
  readonly network: NetworkName;
  /** What the key is restricted to; absent when it is not. */
  readonly allowed?: AllowLists;
  /** The key's choice; absent: as specified. */
  readonly estimates?: Estimates;
}

/** A key's allow-lists: a call has to satisfy each that is not empty, by any of its entries. */
export interface AllowLists {
  /** Browser origins, such as "https://app.example.org". */
  readonly origins: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
  /** Contract addresses in lower case. */
  readonly contracts: ReadonlySet<string>;
}
