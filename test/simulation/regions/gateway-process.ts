import { KeyAuthenticator } from "../../../src/accounts/authenticate-key.js";
import { type KeyChanges, watchKeyChanges } from "../../../src/accounts/key-changes.js";
import type { KeySecrets } from "../../../src/accounts/key-secrets.js";
import { createLastUsed, type LastUsed } from "../../../src/accounts/last-used.js";
import { readCallers } from "../../../src/accounts/read-callers.js";
import type { Clock } from "../../../src/clock.js";
import { maxKeyDailyRequests } from "../../../src/config/key-limits.js";
import { LeasedQuota } from "../../../src/limits/period-quota.js";
import { createQuotaStore, type QuotaStoreOptions } from "../../../src/limits/quota-store.js";
import { createQuota, type Quota } from "../../../src/limits/quota.js";
import { isStoreUnavailable } from "../../../src/rpc/store-unavailable.js";
import type { Database } from "../../../src/store/database.js";
import type { StoreBreaker } from "../../../src/store/store-breaker.js";
import { createServerBreaker } from "../../../src/store/store-parts.js";
import { createSqlHistory } from "../../../src/usage/history/sql-history.js";
import { createUsage, type Usage } from "../../../src/usage/usage.js";
import { countedRequest } from "../../fakes/counted-request.js";
import type { Account } from "./shared-database.js";

/** What becomes of a request, as far as accounts and quotas decide it. */
export type Outcome = "served" | "quota used up" | "database away" | "other error";

export interface GatewayProcessParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: KeySecrets;
  readonly dailyRequests: number;
}

/** With the service's default settings: how long known keys keep working without the database. */
const outageGraceMs = 600_000;
const maxWaiting = 64 + 4_096;

/** The parts of one process that use the database for requests: authentication, quotas and counts, composed as in the service. */
export class GatewayProcess {
  readonly #finder: KeyAuthenticator;
  readonly #quota: Quota;
  readonly #usage: Usage;
  readonly #lastUsed: LastUsed;
  readonly #breaker: StoreBreaker;
  readonly #watching: Promise<KeyChanges>;

  constructor({ db, clock, secrets, dailyRequests }: GatewayProcessParts) {
    const log = { warn: () => undefined, error: () => undefined, info: () => undefined };
    const breaker = createServerBreaker(db, { clock, log });
    const parts = { db, clock, breaker, log };
    const openPeriod = (store: QuotaStoreOptions): LeasedQuota =>
      new LeasedQuota(
        { kind: "day", defaultLimit: store.defaultLimit, maxWaiting },
        { ...parts, store: createQuotaStore(db, store) },
      );
    const overrideColumn = "daily_requests";
    this.#breaker = breaker;
    this.#finder = new KeyAuthenticator(
      { outageGraceMs, unknownKeysPerMinute: 300 },
      { read: (texts) => readCallers({ db, secrets, nowMs: clock.nowMs() }, texts), breaker, clock },
    );
    this.#quota = createQuota({
      day: openPeriod({ defaultLimit: dailyRequests, overrideColumn }),
      month: undefined,
      key: openPeriod({ defaultLimit: maxKeyDailyRequests, table: "api_key", overrideColumn }),
    });
    this.#usage = createUsage({ logEntries: 250 }, { ...parts, history: createSqlHistory(db, { logEntries: 250 }) });
    this.#lastUsed = createLastUsed({ flushMs: 10_000 }, parts);
    this.#watching = watchKeyChanges({ pollMs: 250 }, { ...parts, onChange: this.#finder.forget.bind(this.#finder) });
  }

  async serve({ keyText }: Account): Promise<Outcome> {
    try {
      const caller = this.#finder.recall(keyText) ?? (await this.#finder.lookUp(keyText, keyText));
      if (caller === "nobody") return "other error";
      const taken = this.#quota.take(caller);
      const { isRefused } = taken instanceof Promise ? await taken : taken;
      this.#usage.count(countedRequest({ caller, code: isRefused ? -32029 : 0 }));
      this.#lastUsed.touch(caller.keyId);
      return isRefused ? "quota used up" : "served";
    } catch (error) {
      if (isStoreUnavailable(error)) return "database away";
      return "other error";
    }
  }

  /** Shuts down as the service does: leases are released and counts written. */
  async close(): Promise<void> {
    await (await this.#watching).close();
    await this.#lastUsed.close();
    await Promise.all([this.#quota.close(), this.#usage.close()]);
    this.#breaker.close();
  }
}
