import { sql } from "kysely";
import type { NetworkName } from "../config/network-table.js";
import type { Database } from "../store/database.js";
import type { KeyOptions } from "./key-options.js";
import { readText } from "./key-row.js";
import type { KeySecrets } from "./key-secrets.js";

/** An API key for operators, without its secret. Times are ISO 8601 in UTC. */
export interface OperatorKey extends Pick<
  KeyOptions,
  "estimates" | "blockTags" | "expiresAt" | "dailyRequests" | "requestsPerSecond"
> {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
  /** Whether the master secret decrypts the stored key; null without a master secret. */
  readonly isReadable: boolean | null;
}

export type KeyStatus = "active" | "revoked" | "all";

/** A page of keys. */
export interface KeyQuery {
  readonly userId?: string | undefined;
  readonly network?: NetworkName | undefined;
  readonly status: KeyStatus;
  readonly limit: number;
  /** The last key of the previous page. */
  readonly after?: Pick<OperatorKey, "id" | "createdAt"> | undefined;
}

export interface KeyListParts {
  readonly db: Database;
  /** Undefined without a master secret. */
  readonly secrets: Pick<KeySecrets, "unseal"> | undefined;
}

/** Keys, newest first. */
export async function listAllKeys(parts: KeyListParts, query: KeyQuery): Promise<OperatorKey[]> {
  const { userId, network, status, limit, after } = query;
  let select = selectKeys(parts.db).orderBy("api_key.created_at", "desc").orderBy("api_key.id", "desc").limit(limit);
  if (status !== "all") select = select.where("revoked_at", status === "active" ? "is" : "is not", null);
  if (userId !== undefined) select = select.where("user_id", "=", userId);
  if (network !== undefined) select = select.where("network", "=", network);
  if (after) select = select.where(sql<boolean>`(api_key.created_at, api_key.id) < (${after.createdAt}, ${after.id})`);
  return (await select.execute()).map((row) => toOperatorKey(row, parts));
}

/** A key by ID, also a revoked one. */
export async function findAnyKey(parts: KeyListParts, id: string): Promise<OperatorKey | undefined> {
  const row = await selectKeys(parts.db).where("api_key.id", "=", id).executeTakeFirst();
  return row && toOperatorKey(row, parts);
}

function selectKeys(db: Database) {
  return db
    .selectFrom("api_key")
    .innerJoin("user", "user.id", "api_key.user_id")
    .select(["api_key.id", "user.email", "api_key.name", "network"])
    .select(["created_at as createdAt", "last_used_at as lastUsedAt", "revoked_at as revokedAt", "estimates", "sealed"])
    .select([
      "api_key.daily_requests as dailyRequests",
      "requests_per_second as requestsPerSecond",
      "block_tags as blockTags",
      "expires_at as expiresAt",
    ]);
}

type SelectedKey = Omit<OperatorKey, "isReadable"> & { readonly sealed: string };

function toOperatorKey({ sealed, ...key }: SelectedKey, { secrets }: KeyListParts): OperatorKey {
  return { ...key, isReadable: secrets ? readText({ sealed, id: key.id }, secrets) !== null : null };
}
