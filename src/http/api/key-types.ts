import type { MethodLimit } from "../../accounts/caller.js";
import type { NetworkLabel } from "../../config/network-table.js";

export type { MethodLimit };

/** What `eth_estimateGas` returns for a transaction that would fail: `specified` an estimate, `strict` an error. */
export type Estimates = "specified" | "strict";

/** The block tags that a key may use: `ethereum` adds `safe` and `finalized`. */
export type BlockTags = "specified" | "ethereum";

/** An API key for its owner. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly network: NetworkLabel;
  readonly description: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  /** False if the stored key can't be decrypted: `text` and `url` are empty, requests with the key succeed, rotation replaces it. */
  readonly isReadable: boolean;
  readonly text: string;
  /** Endpoint URL: the network's base URL and the key. */
  readonly url: string;
  /** When the previous key expires after rotation; null if there is none. */
  readonly previousExpiresAt: string | null;
  /** Allowed browser origins; empty: all. */
  readonly allowedOrigins: readonly string[];
  /** Allowed methods; empty: all. */
  readonly allowedMethods: readonly string[];
  /** Allowed contract addresses, in lower case; empty: all. */
  readonly allowedContracts: readonly string[];
  /** Allowed IP addresses and networks (CIDR) of clients; empty: all. */
  readonly allowedIpAddresses: readonly string[];
  readonly estimates: Estimates;
  readonly blockTags: BlockTags;
  /** Whether the request log has params of its requests, for 24 hours. */
  readonly logsParams: boolean;
  /** ISO 8601, within five years when it is set; null: never. */
  readonly expiresAt: string | null;
  /** Requests per day (UTC) of this key alone; null: no limit but the daily quota. */
  readonly dailyRequests: number | null;
  /** Requests per second of this key alone, in each process; null: no limit. */
  readonly requestsPerSecond: number | null;
  /** The same for some of its methods, each named once. */
  readonly methodLimits: readonly MethodLimit[];
}

/** `GET /api/keys`. */
export interface ApiKeyList {
  readonly keys: readonly ApiKey[];
  readonly limit: number;
}

/** `POST /api/keys` → 201 ApiKey; 409 `key_limit` at the maximum number of keys. All that can be changed can be chosen at once. */
export interface CreateApiKey extends ChangeApiKey {
  readonly name: string;
  readonly network: NetworkLabel;
}

/**
 * `PATCH /api/keys/:id` → ApiKey. Absent members stay unchanged; an empty list removes the restriction, null a limit. Limits are
 * whole numbers: `dailyRequests` at most the daily quota, `requestsPerSecond` at most 10,000.
 */
export interface ChangeApiKey {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly allowedMethods?: readonly string[] | undefined;
  readonly allowedContracts?: readonly string[] | undefined;
  readonly allowedIpAddresses?: readonly string[] | undefined;
  readonly estimates?: Estimates | undefined;
  readonly blockTags?: BlockTags | undefined;
  readonly logsParams?: boolean | undefined;
  readonly expiresAt?: string | null | undefined;
  readonly dailyRequests?: number | null | undefined;
  readonly requestsPerSecond?: number | null | undefined;
  readonly methodLimits?: readonly MethodLimit[] | undefined;
}
