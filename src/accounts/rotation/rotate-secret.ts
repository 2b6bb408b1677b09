import type { Clock } from "../../clock.js";
import type { Database } from "../../store/database.js";
import { Pace } from "../../store/pace.js";
import { readStoreTime } from "../../store/read-store-time.js";
import { recordAudit } from "../audit-log.js";
import type { MasterSecrets } from "../derive-secret.js";
import { fingerprintOf, readFingerprints, removeOtherFingerprints } from "./fingerprints.js";
import { resealMails, resealTwoFactor, resealWebhooks } from "./reseal-accounts.js";
import { resealKeys } from "./reseal-keys.js";
import { type ResealTable, resealTable, type TableCount } from "./reseal-table.js";
import { aliveMs, listUses } from "./secret-uses.js";

export interface RotationParts {
  readonly db: Database;
  readonly clock: Clock;
  /** The secret to store with, and the former one. */
  readonly masterSecrets: MasterSecrets;
  /** Stops the work after the step that is under way. */
  readonly signal: AbortSignal;
  readonly onStep: (count: TableCount) => void;
}

/** A finished rotation, or one that can be finished later. */
export interface Rotation {
  /** By table: rows, and how many of them were stored again. */
  readonly tables: readonly TableCount[];
  /** Until when the former secret is needed for API keys whose previous text can't be stored again; null: no longer. */
  readonly waitUntil: string | null;
}

const maxPasses = 5;

/**
 * Stores everything again that depends on another master secret than the first one, until a pass has found nothing to do. Services
 * with both secrets go on meanwhile. Can be interrupted and repeated. @throws if a process stores with another master secret
 */
export async function rotateSecret(parts: RotationParts): Promise<Rotation> {
  await refuseOtherWriters(parts);
  const tables = await passUntilDone(parts);
  await refuseOtherWriters(parts);
  const waitUntil = tables.find((table) => table.waitUntil !== null)?.waitUntil ?? null;
  if (waitUntil === null) await finish(parts, tables);
  return { tables, waitUntil };
}

async function passUntilDone(parts: RotationParts): Promise<TableCount[]> {
  const { db, masterSecrets, clock, signal, onStep } = parts;
  const resealed = new Map<string, number>();
  for (let pass = 1; pass <= maxPasses; pass++) {
    const now = new Date((await readStoreTime(db)).nowMs).toISOString();
    const counts: TableCount[] = [];
    const tables: readonly ResealTable[] = [
      resealKeys(db, masterSecrets, now),
      resealTwoFactor(db, masterSecrets),
      resealMails(db, masterSecrets),
      resealWebhooks(db, masterSecrets),
    ];
    for (const table of tables) {
      const pace = new Pace({ clock, signal, beforeStep: async () => {} });
      counts.push(await resealTable(table, { db, pace, onStep }));
    }
    for (const count of counts) resealed.set(count.name, (resealed.get(count.name) ?? 0) + count.resealed);
    if (counts.every((count) => count.resealed === 0))
      return counts.map((count) => ({ ...count, resealed: resealed.get(count.name) ?? 0 }));
  }
  throw new Error(
    `rows are still being stored with another master secret after ${maxPasses} passes: a process has MASTER_SECRET and ` +
      "MASTER_SECRET_FALLBACK the other way round",
  );
}

/** A process that stores with another master secret would go on doing so, and may not know the new one. */
async function refuseOtherWriters({ db, masterSecrets: [current] }: RotationParts): Promise<void> {
  const { nowMs } = await readStoreTime(db);
  const writes = fingerprintOf(current);
  const others = (await listUses(db, nowMs)).filter((use) => use.writes !== writes);
  if (others.length === 0) return;
  throw new Error(
    `these processes store with another master secret: ${others.map((other) => other.process).join(", ")}. Restart them with ` +
      "this MASTER_SECRET and the former one as MASTER_SECRET_FALLBACK, then run this again. A process that was killed " +
      `counts for ${aliveMs / 1_000} seconds`,
  );
}

/** From here on the service starts without the former secret. */
async function finish({ db, masterSecrets: [current] }: RotationParts, tables: readonly TableCount[]): Promise<void> {
  const fingerprint = fingerprintOf(current);
  const others = [...(await readFingerprints(db))].filter((stored) => stored !== fingerprint);
  if (others.length === 0) return;
  const at = new Date((await readStoreTime(db)).nowMs).toISOString();
  const detail = JSON.stringify(Object.fromEntries(tables.map(({ name, resealed }) => [name, resealed])));
  await db.transaction().execute(async (transaction) => {
    await removeOtherFingerprints(transaction, fingerprint);
    await recordAudit(transaction, { at, actor: "operator", kind: "master_secret_rotated", userId: null, detail });
  });
}
