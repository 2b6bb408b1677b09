import { RpcError } from "../rpc/rpc-error.js";
import type { Database } from "../store/database.js";
import type { Caller } from "./caller.js";
import type { KeySecrets } from "./key-secrets.js";
import { isKeyText } from "./key-text.js";

/** Finds the caller behind key texts, from a bounded memory of recent ones or else from the store. */
export interface CallerFinder {
  /** At once when the text is garbage or remembered, else by a promise; undefined when no live key has this text. */
  find(text: string): Caller | undefined | Promise<Caller | undefined>;
  /** Makes the finder forget a key. */
  forget(keyId: string): void;
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

  const remember = (text: string, caller: Caller | undefined): void => {
    remembered.delete(text);
    remembered.set(text, { caller, untilMs: nowMs() + trustMs });
    if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value as string);
  };

  const lookUp = async (text: string): Promise<Caller | undefined> => {
    const startedIn = generation;
    const row = await db
      .selectFrom("api_key")
      .select(["id", "user_id", "network"])
      .where("digest", "=", secrets.digest(text))
      .where("revoked_at", "is", null)
      .executeTakeFirst()
      .catch(throwStoreUnavailable);
    const caller = row && { keyId: row.id, userId: row.user_id, network: row.network };
    if (generation === startedIn) remember(text, caller);
    return caller;
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
  };
}

function throwStoreUnavailable(cause: unknown): never {
  throw new RpcError("InternalError", undefined, { data: { reason: "store_unavailable" }, cause });
}
