import type { Database } from "../store/database.js";
import { readAllowLists } from "./allow-lists.js";
import type { Caller, KeyLimits } from "./caller.js";
import { type KeyRow, readMethodLimits } from "./key-row.js";
import type { KeySecrets } from "./key-secrets.js";

/** The caller of a valid API key. */
export interface FoundCaller {
  readonly caller: Caller;
  /** When the key expires, in milliseconds since 1970: its own end, or that of the old secret of a rotated key. */
  readonly expiresAtMs?: number | undefined;
}

/** Maximum number of keys per query. */
export const maxKeysPerQuery = 100;

/** Lists are padded to these lengths, so that few statements are prepared. */
const listLengths = [1, 10, maxKeysPerQuery];

/** Reads the callers of up to `maxKeysPerQuery` API keys; invalid keys are absent from the result. */
export async function readCallers(
  { db, secrets, nowMs }: { readonly db: Database; readonly secrets: KeySecrets; readonly nowMs: number },
  texts: readonly string[],
): Promise<ReadonlyMap<string, FoundCaller>> {
  const textOf = new Map(texts.flatMap((text) => secrets.digests(text).map((digest) => [digest, text] as const)));
  const digests = [...textOf.keys()];
  const perKey = digests.length / texts.length;
  const length = (listLengths.find((candidate) => candidate >= texts.length) ?? texts.length) * perKey;
  const padded = [...digests, ...Array<string>(length - digests.length).fill(digests[0] as string)];
  const found = new Map<string, FoundCaller>();
  for (const row of await selectKeys(db, padded, new Date(nowMs).toISOString())) {
    const { id: keyId, user_id: userId, network, estimates, block_tags: blockTags } = row;
    const { digest, previous_digest, previous_expires_at, place_alerts, logs_params } = row;
    const allowed = readAllowLists(row);
    const limits = readLimits(row);
    const caller: Caller = {
      keyId,
      userId,
      network,
      estimates,
      blockTags,
      ...(allowed && { allowed }),
      ...(limits && { limits }),
      ...(logs_params === 1 && { logsParams: true as const }),
      ...(place_alerts === 1 && { notesPlaces: true as const }),
    };
    const endMs = row.expires_at === null ? undefined : Date.parse(row.expires_at);
    const text = textOf.get(digest);
    if (text !== undefined) found.set(text, { caller, ...(endMs !== undefined && { expiresAtMs: endMs }) });
    const previous = previous_digest === null ? undefined : textOf.get(previous_digest);
    const expiresAtMs = Math.min(Date.parse(previous_expires_at ?? ""), endMs ?? Number.POSITIVE_INFINITY);
    if (previous !== undefined && expiresAtMs > nowMs) found.set(previous, { caller, expiresAtMs });
  }
  return found;
}

type LimitColumns = Pick<KeyRow, "daily_requests" | "requests_per_second" | "method_limits">;

function readLimits(row: LimitColumns): KeyLimits | undefined {
  const { daily_requests: perDay, requests_per_second: perSecond } = row;
  const ofMethods = readMethodLimits(row).map(({ method, requestsPerSecond }) => [method, requestsPerSecond] as const);
  if (perDay === null && perSecond === null && ofMethods.length === 0) return undefined;
  const ofKey = { dailyRequests: perDay ?? undefined, requestsPerSecond: perSecond ?? undefined };
  return ofMethods.length === 0 ? ofKey : { ...ofKey, byMethod: new Map(ofMethods) };
}

function selectKeys(db: Database, digests: readonly string[], now: string) {
  return db
    .selectFrom("api_key")
    .innerJoin("user", "user.id", "api_key.user_id")
    .select(["api_key.id", "user_id", "network", "digest", "previous_digest", "previous_expires_at", "expires_at"])
    .select(["allowed_origins", "allowed_methods", "allowed_contracts", "allowed_ip_addresses"])
    .select(["estimates", "block_tags", "logs_params", "place_alerts"])
    .select(["api_key.daily_requests", "requests_per_second", "method_limits"])
    .where((is) =>
      is.or([
        is("digest", "in", digests),
        is.and([is("previous_digest", "in", digests), is("previous_expires_at", ">", now)]),
      ]),
    )
    .where("revoked_at", "is", null)
    .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now)]))
    .where("disabled_at", "is", null)
    .execute();
}
