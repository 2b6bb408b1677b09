import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { type Clock, isoTime } from "../../clock.js";
import type { Database } from "../../store/database.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import type { Log } from "../../telemetry/log.js";
import type { MasterSecrets } from "../derive-secret.js";
import { addFingerprint, fingerprintOf, readFingerprints } from "./fingerprints.js";

/** Tells the store which master secrets this process has, until it is closed. */
export interface SecretUse {
  /** Resolves when an announcement that is under way is stored. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface SecretUseParts {
  readonly db: Database;
  readonly clock: Pick<Clock, "nowMs" | "after" | "mayDelete">;
  readonly breaker: Pick<StoreBreaker, "outage" | "report">;
  readonly log: Pick<Log, "warn">;
}

const everyMs = 30_000;
/** A process that was not seen for this long has ended. */
export const aliveMs = 90_000;
/** How long its row is kept. */
const keepMs = 600_000;

/** Resolves when the store knows of this process. */
export async function announceSecrets(masterSecrets: MasterSecrets, parts: SecretUseParts): Promise<SecretUse> {
  const use = new AnnouncedUse(masterSecrets, parts);
  await use.announce();
  return use;
}

class AnnouncedUse implements SecretUse {
  readonly #parts: SecretUseParts;
  readonly #writes: string;
  readonly #reads: string | null;
  readonly #id = randomUUID();
  #warned = "";
  #announcing: Promise<void> | undefined;
  #stop: () => void;

  constructor([current, fallback]: MasterSecrets, parts: SecretUseParts) {
    this.#parts = parts;
    this.#writes = fingerprintOf(current);
    this.#reads = fallback === undefined ? null : fingerprintOf(fallback);
    this.#stop = this.#announceLater();
  }

  async announce(): Promise<void> {
    const { breaker, log } = this.#parts;
    if (breaker.outage()) return;
    try {
      await this.#write();
      await this.#compare();
    } catch (error) {
      if (!(await breaker.report(error))) log.warn({ err: error }, "the use of the master secret could not be stored");
    }
  }

  async settled(): Promise<void> {
    await this.#announcing;
  }

  async close(): Promise<void> {
    this.#stop();
    await this.settled();
    const { db, breaker } = this.#parts;
    if (breaker.outage()) return;
    try {
      await db.deleteFrom("secret_use").where("id", "=", this.#id).execute();
    } catch (error) {
      // The row is left, and counts as a process for some time.
      await breaker.report(error);
    }
  }

  #announceLater(): () => void {
    return this.#parts.clock.after(everyMs, () => {
      this.#announcing ??= this.announce().finally(() => (this.#announcing = undefined));
      this.#stop = this.#announceLater();
    });
  }

  async #write(): Promise<void> {
    const { db, clock } = this.#parts;
    const seen_at = isoTime(clock.nowMs());
    const row = { id: this.#id, process: `${hostname()}:${process.pid}`, writes: this.#writes, reads: this.#reads };
    await db
      .insertInto("secret_use")
      .values({ ...row, seen_at })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at }))
      .execute();
    if (!clock.mayDelete()) return;
    const oldest = isoTime(clock.nowMs() - keepMs);
    await db.deleteFrom("secret_use").where("seen_at", "<", oldest).execute();
  }

  /** With the data and with other processes. A rotation may have finished while this process stores with the former secret. */
  async #compare(): Promise<void> {
    const { db, clock } = this.#parts;
    const stored = await readFingerprints(db);
    if (!stored.has(this.#writes)) await addFingerprint(db, this.#writes);
    const others = await listUses(db, clock.nowMs());
    const lacking = others.filter(({ writes, reads }) => writes !== this.#writes && reads !== this.#writes);
    const isLacking = [...stored].some((fingerprint) => fingerprint !== this.#writes && fingerprint !== this.#reads);
    this.#warn({ lacking: lacking.map((other) => other.process), isLacking });
  }

  #warn({ lacking, isLacking }: { readonly lacking: readonly string[]; readonly isLacking: boolean }): void {
    const { log } = this.#parts;
    const warned = JSON.stringify([lacking, isLacking]);
    if (warned === this.#warned) return;
    this.#warned = warned;
    if (isLacking)
      log.warn("data is stored with a master secret that this process does not have: set it as MASTER_SECRET_FALLBACK");
    if (lacking.length > 0)
      log.warn(
        { processes: lacking },
        "other processes do not have this process's MASTER_SECRET: set it as their MASTER_SECRET_FALLBACK",
      );
  }
}

/** A process that serves, and fingerprints of its master secrets. */
export interface ListedUse {
  /** Host and process ID. */
  readonly process: string;
  readonly writes: string;
  readonly reads: string | null;
}

/** Processes that were seen a short time ago. */
export function listUses(db: Database, nowMs: number): Promise<ListedUse[]> {
  return db
    .selectFrom("secret_use")
    .select(["process", "writes", "reads"])
    .where("seen_at", ">", isoTime(nowMs - aliveMs))
    .orderBy("process")
    .execute();
}
