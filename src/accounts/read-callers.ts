import type { Database } from "../store/database.js";
import { readAllowLists } from "./allow-lists.js";
import type { Caller, KeyLimits } from "./caller.js";
import { type KeyOptions, optionColumns, readOptions } from "./key-options.js";
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
    const { id: keyId, user_id: userId, network, digest, previous_digest, previous_expires_at, place_alerts } = row;
    const options = readOptions(row);
    const { estimates, blockTags, logsParams, expiresAt } = options;
    const allowed = readAllowLists(options);
    const limits = readLimits(options);
    const caller: Caller = {
      keyId,
      userId,
      network,
      estimates,
      blockTags,
      ...(allowed && { allowed }),
      ...(limits && { limits }),
      ...(logsParams && { logsParams }),
      ...(place_alerts === 1 && { notesPlaces: true as const }),
    };
    const endMs = expiresAt === null ? undefined : Date.parse(expiresAt);
    const text = textOf.get(digest);
    if (text !== undefined) found.set(text, { caller, ...(endMs !== undefined && { expiresAtMs: endMs }) });
    const previous = previous_digest === null ? undefined : textOf.get(previous_digest);
    const expiresAtMs = Math.min(Date.parse(previous_expires_at ?? ""), endMs ?? Number.POSITIVE_INFINITY);
    if (previous !== undefined && expiresAtMs > nowMs) found.set(previous, { caller, expiresAtMs });
  }
  return found;
}

function readLimits(options: KeyOptions): KeyLimits | undefined {
  const { dailyRequests: perDay, requestsPerSecond: perSecond, methodLimits } = options;
  const ofMethods = methodLimits.map(({ method, requestsPerSecond }) => [method, requestsPerSecond] as const);
  if (perDay === null && perSecond === null && ofMethods.length === 0) return undefined;
  const ofKey = { dailyRequests: perDay ?? undefined, requestsPerSecond: perSecond ?? undefined };
  return ofMethods.length === 0 ? ofKey : { ...ofKey, byMethod: new Map(ofMethods) };
}

function selectKeys(db: Database, digests: readonly string[], now: string) {
  return db
    .selectFrom("api_key")
    .innerJoin("user", "user.id", "api_key.user_id")
    .select(["api_key.id", "user_id", "network", "digest", "previous_digest", "previous_expires_at", "place_alerts"])
    .select(optionColumns.map((column) => `api_key.${column}` as const))
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
