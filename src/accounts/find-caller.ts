import { RpcError } from "../rpc/rpc-error.js";
import type { Database } from "../store/database.js";
import { readAllowLists } from "./allow-lists.js";
import type { Caller } from "./caller.js";
import type { KeySecrets } from "./key-secrets.js";
import { isKeyText } from "./key-text.js";

/** Finds the caller behind key texts, from a bounded memory of recent ones or else from the store. */
export interface CallerFinder {
  /** At once when the text is garbage or remembered, else by a promise; undefined when no live key has this text. */
  find(text: string): Caller | undefined | Promise<Caller | undefined>;
  /** Makes the finder forget a key. */
  forget(keyId: string): void;
  /** Makes the finder forget every key. */
  forgetAll(): void;
}

export interface CallerFinderParts {
  readonly db: Database;
  readonly secrets: KeySecrets;
  readonly nowMs: () => number;
}

interface Remembered {
  readonly caller: Caller | undefined;
  readonly untilMs: number;
}

/** How long a look-up is trusted: the longest that another process may take to notice a revocation. */
const trustMs = 5_000;
const maxRemembered = 10_000;

export function createCallerFinder({ db, secrets, nowMs }: CallerFinderParts): CallerFinder {
  const remembered = new Map<string, Remembered>();
  // Counts forgettings, so that a look-up that was under way when a key ended is not remembered.
  let generation = 0;

  const remember = (text: string, caller: Caller | undefined, untilMs: number): void => {
    remembered.delete(text);
    remembered.set(text, { caller, untilMs });
    if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value as string);
  };

  const lookUp = async (text: string): Promise<Caller | undefined> => {
    const startedIn = generation;
    const found = await readCaller(db, secrets.digest(text), nowMs()).catch(throwStoreUnavailable);
    const untilMs = Math.min(nowMs() + trustMs, found?.expiresAtMs ?? Infinity);
    if (generation === startedIn) remember(text, found?.caller, untilMs);
    return found?.caller;
  };

  return {
    find(text) {
      const known = remembered.get(text);
      if (known && known.untilMs > nowMs()) return known.caller;
      return isKeyText(text) ? lookUp(text) : undefined;
    },
    forget(keyId) {
      generation++;
      for (const [text, { caller }] of remembered) if (caller?.keyId === keyId) remembered.delete(text);
    },
    forgetAll() {
      generation++;
      remembered.clear();
    },
  };
}

interface FoundCaller {
  readonly caller: Caller;
  /** When the text ends to work by itself: a rotated key's old one. */
  readonly expiresAtMs?: number;
}

async function readCaller(db: Database, digest: string, nowMs: number): Promise<FoundCaller | undefined> {
  const now = new Date(nowMs).toISOString();
  const row = await db
    .selectFrom("api_key")
    .innerJoin("user", "user.id", "api_key.user_id")
    .select(["api_key.id", "user_id", "network", "digest", "previous_expires_at"])
    .select(["allowed_origins", "allowed_methods", "allowed_contracts"])
    .where((is) =>
      is.or([
        is("digest", "=", digest),
        is.and([is("previous_digest", "=", digest), is("previous_expires_at", ">", now)]),
      ]),
    )
    .where("revoked_at", "is", null)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const allowed = readAllowLists(row);
  const caller = { keyId: row.id, userId: row.user_id, network: row.network, ...(allowed && { allowed }) };
  return row.digest === digest ? { caller } : { caller, expiresAtMs: Date.parse(row.previous_expires_at as string) };
}

function throwStoreUnavailable(cause: unknown): never {
  throw new RpcError("InternalError", undefined, { data: { reason: "store_unavailable" }, cause });
}
