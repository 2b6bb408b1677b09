import type { StatementLimits } from "./postgres-dialect.js";

/** What connections are used for. Each pool can be exhausted, or wait for a lock, without the others. */
export type PoolName = "keys" | "quota" | "filters" | "dashboard" | "background" | "probe";

export interface Pool {
  /** Minimum number of connections. */
  readonly min: number;
  /** Share of the connections beyond all minimums; the dashboard gets the remainder. */
  readonly share: number;
  readonly limits: StatementLimits;
}

/** An RPC request is waiting. */
const ofCalls: StatementLimits = { statementMs: 3_000, lockMs: 1_000, idleInTransactionMs: 5_000 };

/** The sum of the minimums is `minDatabaseConnections` (config/store-settings.ts). */
export const pools: Readonly<Record<PoolName, Pool>> = {
  // One for look-ups, one that watches for changes.
  keys: { min: 2, share: 0, limits: ofCalls },
  quota: { min: 1, share: 0.4, limits: ofCalls },
  filters: { min: 1, share: 0.2, limits: ofCalls },
  dashboard: { min: 1, share: 0.4, limits: { statementMs: 5_000, lockMs: 2_000, idleInTransactionMs: 10_000 } },
  background: { min: 1, share: 0, limits: { statementMs: 10_000, lockMs: 1_000, idleInTransactionMs: 10_000 } },
  probe: { min: 1, share: 0, limits: { statementMs: 2_000, lockMs: 300, idleInTransactionMs: 2_000 } },
};

export const poolNames = Object.keys(pools) as PoolName[];

/** Divides the connections of a process. */
export function divideConnections(total: number): Readonly<Record<PoolName, number>> {
  const extra = Math.max(0, total - poolNames.reduce((sum, name) => sum + pools[name].min, 0));
  const counts = poolNames.map((name) => [name, pools[name].min + Math.floor(pools[name].share * extra)] as const);
  const rest = Math.max(0, total - counts.reduce((sum, [, count]) => sum + count, 0));
  return Object.fromEntries(
    counts.map(([name, count]) => [name, name === "dashboard" ? count + rest : count]),
  ) as Record<PoolName, number>;
}
