import type { Selectable } from "kysely";
import type { BlockTags } from "../config/block-tags.js";
import type { Estimates } from "../config/estimates.js";
import type { NetworkName } from "../config/network-table.js";
import type { ApiKeyTable } from "../store/schema.js";
import { readLists } from "./allow-lists.js";
import type { MethodLimit } from "./caller.js";
import type { KeySecrets } from "./key-secrets.js";

export type KeyRow = Selectable<ApiKeyTable>;

/** Fields that the owner may change; undefined fields stay unchanged. */
export interface KeyChange {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly allowedMethods?: readonly string[] | undefined;
  readonly allowedContracts?: readonly string[] | undefined;
  readonly allowedIpAddresses?: readonly string[] | undefined;
  readonly estimates?: Estimates | undefined;
  readonly blockTags?: BlockTags | undefined;
  readonly logsParams?: boolean | undefined;
  /** Null: never. */
  readonly expiresAt?: string | null | undefined;
  /** Null removes a limit. */
  readonly dailyRequests?: number | null | undefined;
  readonly requestsPerSecond?: number | null | undefined;
  readonly methodLimits?: readonly MethodLimit[] | undefined;
}

/** An API key for its owner, including the secret. */
export interface Key {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly description: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  /** From then on it is refused; null: never. */
  readonly expiresAt: string | null;
  /** The secret; null if the master secret does not decrypt it: it still works, and rotation replaces it. */
  readonly text: string | null;
  /** When the previous secret expires after rotation; null if there is none. */
  readonly previousExpiresAt: string | null;
  readonly allowedOrigins: readonly string[];
  readonly allowedMethods: readonly string[];
  readonly allowedContracts: readonly string[];
  readonly allowedIpAddresses: readonly string[];
  readonly estimates: Estimates;
  readonly blockTags: BlockTags;
  /** Whether the request log has params of its requests, for a day. */
  readonly logsParams: boolean;
  /** The key's own limits; null: only its user's. */
  readonly dailyRequests: number | null;
  readonly requestsPerSecond: number | null;
  readonly methodLimits: readonly MethodLimit[];
}

/** A key whose secret is known, such as a new one. */
export interface ReadableKey extends Key {
  readonly text: string;
}

export interface ReadKeyParts {
  readonly secrets: Pick<KeySecrets, "unseal">;
  readonly now: () => Date;
}

/** A row as its owner sees it. */
export function readKey(row: KeyRow, { secrets, now }: ReadKeyParts): Key {
  const { previous_expires_at: previousExpiresAt } = row;
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    network: row.network,
    description: row.description,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    text: readText(row, secrets),
    previousExpiresAt: previousExpiresAt && previousExpiresAt > now().toISOString() ? previousExpiresAt : null,
    ...readLists(row),
    estimates: row.estimates,
    blockTags: row.block_tags,
    logsParams: row.logs_params === 1,
    dailyRequests: row.daily_requests,
    requestsPerSecond: row.requests_per_second,
    methodLimits: readMethodLimits(row),
  };
}

/** Null if the stored copy was encrypted with another master secret, or is damaged. */
export function readText({ sealed, id }: Pick<KeyRow, "sealed" | "id">, secrets: Pick<KeySecrets, "unseal">) {
  try {
    return secrets.unseal(sealed, id);
  } catch {
    return null;
  }
}

/** A row's limits by method. */
export function readMethodLimits({ method_limits }: Pick<KeyRow, "method_limits">): MethodLimit[] {
  return JSON.parse(method_limits) as MethodLimit[];
}

/** The columns that a change sets. */
export function toColumns(change: KeyChange) {
  const { name, description, allowedOrigins, allowedMethods, allowedContracts, estimates, blockTags } = change;
  const { dailyRequests, requestsPerSecond, expiresAt, allowedIpAddresses, logsParams, methodLimits } = change;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(allowedOrigins && { allowed_origins: JSON.stringify(allowedOrigins) }),
    ...(allowedMethods && { allowed_methods: JSON.stringify(allowedMethods) }),
    ...(allowedContracts && { allowed_contracts: JSON.stringify(allowedContracts) }),
    ...(allowedIpAddresses && { allowed_ip_addresses: JSON.stringify(allowedIpAddresses) }),
    ...(estimates && { estimates }),
    ...(blockTags && { block_tags: blockTags }),
    ...(logsParams !== undefined && { logs_params: logsParams ? 1 : 0 }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
    ...(dailyRequests !== undefined && { daily_requests: dailyRequests }),
    ...(requestsPerSecond !== undefined && { requests_per_second: requestsPerSecond }),
    ...(methodLimits && { method_limits: JSON.stringify(methodLimits) }),
  };
}
