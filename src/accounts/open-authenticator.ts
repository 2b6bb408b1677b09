import type { Clock } from "../clock.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import type { StorePart } from "../store/store-parts.js";
import type { Log } from "../telemetry/log.js";
import { KeyAuthenticator } from "./authenticate-key.js";
import { type ChangeKeys, createChangeKeys, watchKeyChanges } from "./key-changes.js";
import type { KeySecrets } from "./key-secrets.js";
import { readCallers } from "./read-callers.js";

/** The key authenticator, kept up to date with changes by this and other processes. */
export interface OpenedAuthenticator {
  readonly finder: KeyAuthenticator;
  readonly changeKeys: ChangeKeys;
  close(): Promise<void>;
}

export interface AuthenticatorParts {
  /** Where keys are changed. */
  readonly db: Database;
  /** Where keys are looked up. */
  readonly lookUps: StorePart;
  readonly log: Log;
  readonly clock: Clock;
  readonly secrets: KeySecrets;
}

/** Maximum time until another process's revocation takes effect here, if no outage begins in that time. */
const pollMs = 250;

export async function openAuthenticator(settings: Settings, parts: AuthenticatorParts): Promise<OpenedAuthenticator> {
  const { log, clock, secrets } = parts;
  const { db, breaker } = parts.lookUps;
  const finder = new KeyAuthenticator(
    {
      outageGraceMs: settings.STORE_OUTAGE_GRACE_SECONDS * 1_000,
      unknownKeysPerMinute: settings.UNKNOWN_KEYS_PER_MINUTE,
    },
    { read: (texts) => readCallers({ db, secrets, nowMs: clock.nowMs() }, texts), breaker, clock },
  );
  const onChange = finder.forget.bind(finder);
  const watch = await watchKeyChanges({ pollMs }, { db, clock, breaker, log, onChange });
  return { finder, changeKeys: forgetChanged(createChangeKeys(parts.db), finder), close: () => watch.close() };
}

/**
 * This process's own changes take effect at once. A failed transaction may have been committed all the same, so its keys are
 * removed from memory too.
 */
function forgetChanged(changeKeys: ChangeKeys, finder: KeyAuthenticator): ChangeKeys {
  return async (changed, work) => {
    try {
      return await changeKeys(changed, work);
    } finally {
      finder.forget(changed);
    }
  };
}
