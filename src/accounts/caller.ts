import type { BlockTags } from "../config/block-tags.js";
import type { Estimates } from "../config/estimates.js";
import type { NetworkName } from "../config/network-table.js";
import type { IpAllowList } from "./ip-allow-list.js";

/** The user, network and restrictions of an API key. */
export interface Caller {
  readonly userId: string;
  readonly keyId: string;
  readonly network: NetworkName;
  /** The key's allow-lists; absent without restrictions. */
  readonly allowed?: AllowLists;
  /** The key's option for estimates; absent: as specified. */
  readonly estimates?: Estimates;
  /** The block tags that the key may use; absent: as specified. */
  readonly blockTags?: BlockTags;
  /** Whether the request log has params of its requests; absent: no. */
  readonly logsParams?: true;
  /** Whether the places that it is used from are noted, for alerts; absent: no. */
  readonly notesPlaces?: true;
  /** The key's own limits, which apply together with the user's; absent: none. */
  readonly limits?: KeyLimits;
}

/** Limits of a single key. */
export interface KeyLimits {
  /** Requests per day, in UTC. */
  readonly dailyRequests: number | undefined;
  /** In each process. */
  readonly requestsPerSecond: number | undefined;
  /** Requests of a method per second, in each process; absent: none. */
  readonly byMethod?: ReadonlyMap<string, number>;
}

/** A key's allow-lists. A call must match an entry of each list that is not empty. */
export interface AllowLists {
  /** Browser origins, such as "https://app.example.org". */
  readonly origins: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
  /** Contract addresses in lower case. */
  readonly contracts: ReadonlySet<string>;
  /** Undefined: all. */
  readonly ipAddresses?: IpAllowList | undefined;
}
