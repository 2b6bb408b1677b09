import { KeyAuthenticator } from "../../src/accounts/authenticate-key.js";
import type { Caller } from "../../src/accounts/caller.js";
import type { KeySecrets } from "../../src/accounts/key-secrets.js";
import { readCallers } from "../../src/accounts/read-callers.js";
import type { Clock } from "../../src/clock.js";
import type { Database } from "../../src/store/database.js";
import { steadyBreaker } from "./steady-breaker.js";

/** A finder on a database, which looks up as many keys as it is asked for. */
export function createTestFinder(db: Database, secrets: KeySecrets, clock: Clock): KeyAuthenticator {
  return new KeyAuthenticator(
    { outageGraceMs: 0, unknownKeysPerMinute: 1_000_000 },
    { read: (texts) => readCallers({ db, secrets, nowMs: clock.nowMs() }, texts), breaker: steadyBreaker, clock },
  );
}

/** The caller behind a key, from memory or from the store. */
export async function findKey(finder: KeyAuthenticator, text: string): Promise<Caller | undefined> {
  const found = finder.recall(text) ?? (await finder.lookUp(text, "203.0.113.1"));
  return found === "nobody" ? undefined : found;
}
