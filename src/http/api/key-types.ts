import type { KeyChange, KeyOptions, MethodLimit } from "../../accounts/key-options.js";
import type { BlockTags } from "../../config/block-tags.js";
import type { Estimates } from "../../config/estimates.js";
import type { NetworkLabel } from "../../config/network-table.js";

export type { BlockTags, Estimates, KeyOptions, MethodLimit };

/** An API key for its owner. */
export interface ApiKey extends KeyOptions {
  readonly id: string;
  readonly name: string;
  readonly network: NetworkLabel;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  /** False if the stored key can't be decrypted: `text` and `url` are empty, requests with the key succeed, rotation replaces it. */
  readonly isReadable: boolean;
  readonly text: string;
  /** Endpoint URL: the network's base URL and the key. */
  readonly url: string;
  /** When the previous key expires after rotation; null if there is none. */
  readonly previousExpiresAt: string | null;
}

/** `GET /api/keys`. */
export interface ApiKeyList {
  readonly keys: readonly ApiKey[];
  readonly limit: number;
}

/** `POST /api/keys` → 201 ApiKey; 409 `key_limit` at the maximum number of keys. All that can be changed can be chosen at once. */
export type CreateApiKey = ChangeApiKey & {
  readonly name: string;
  readonly network: NetworkLabel;
};

/**
 * `PATCH /api/keys/:id` → ApiKey. Absent members stay unchanged; an empty list removes the restriction, null a limit. Limits are
 * whole numbers: `dailyRequests` at most the daily quota, `requestsPerSecond` at most 10,000.
 */
export type ChangeApiKey = KeyChange;
