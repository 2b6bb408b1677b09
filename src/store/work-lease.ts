import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.js";
import type { Database } from "./database.js";

/** Background work that one process at a time does for all processes. */
export type WorkName = "retention" | "quota alerts" | "expiry notices" | "error alerts";

/** What earlier runs left. */
export interface WorkState {
  /** The time of the last run, in milliseconds since 1970; undefined before the first. */
  readonly markMs: number | undefined;
  /** Runs in a row that a ceiling stopped. */
  readonly stoppedRuns: number;
}

/** A lease on background work: a row in the store. Another process takes over when it has expired. */
export interface WorkLease {
  /** Takes the lease if no other process has it, and the work is due or `isForced`. */
  take(isForced?: boolean): Promise<WorkState | undefined>;
  /** Extends the lease if half of it is over. @throws LeaseLostError if another process has taken over. */
  keep(): Promise<void>;
  /** Gives the lease up; with `state`, the work is due again after `everyMs`. */
  release(state?: WorkState): Promise<void>;
}

export class LeaseLostError extends Error {
  constructor(name: WorkName) {
    super(`another process has taken over: ${name}`);
  }
}

/** Longer than any statement may take. */
const leaseMs = 60_000;

export interface WorkLeaseOptions {
  readonly name: WorkName;
  readonly everyMs: number;
}

interface WorkLeaseParts {
  readonly db: Database;
  readonly clock: Clock;
}

export function createWorkLease(options: WorkLeaseOptions, parts: WorkLeaseParts): WorkLease {
  return new RowLease(options, parts);
}

class RowLease implements WorkLease {
  readonly #name: WorkName;
  readonly #everyMs: number;
  readonly #parts: WorkLeaseParts;
  readonly #holder = randomUUID();
  #keptAtMs = 0;

  constructor({ name, everyMs }: WorkLeaseOptions, parts: WorkLeaseParts) {
    this.#name = name;
    this.#everyMs = everyMs;
    this.#parts = parts;
  }

  async take(isForced = false): Promise<WorkState | undefined> {
    const [now, leaseEnd, nextRun] = [this.#inMs(0), this.#inMs(leaseMs), this.#inMs(this.#everyMs)];
    // A time too far ahead was written by a process with a wrong clock, and counts as over.
    let query = this.#update()
      .set({ holder: this.#holder, held_until: leaseEnd })
      .where((is) => is.or([is("held_until", "<=", now), is("held_until", ">", leaseEnd)]));
    if (!isForced) query = query.where((is) => is.or([is("due_at", "<=", now), is("due_at", ">", nextRun)]));
    const row = await query.returning(["mark", "stopped_runs"]).executeTakeFirst();
    this.#keptAtMs = this.#parts.clock.elapsedMs();
    return row && { markMs: row.mark === null ? undefined : Date.parse(row.mark), stoppedRuns: row.stopped_runs };
  }

  async keep(): Promise<void> {
    const elapsedMs = this.#parts.clock.elapsedMs();
    if (elapsedMs - this.#keptAtMs < leaseMs / 2) return;
    const held_until = this.#inMs(leaseMs);
    const { numUpdatedRows } = await this.#updateOwn().set({ held_until }).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LeaseLostError(this.#name);
    this.#keptAtMs = elapsedMs;
  }

  async release(state?: WorkState): Promise<void> {
    const mark = state?.markMs === undefined ? null : new Date(state.markMs).toISOString();
    const left = state && { mark, stopped_runs: state.stoppedRuns, due_at: this.#inMs(this.#everyMs) };
    await this.#updateOwn()
      .set({ holder: null, held_until: "", ...left })
      .execute();
  }

  #update() {
    return this.#parts.db.updateTable("background_work").where("name", "=", this.#name);
  }

  #updateOwn() {
    return this.#update().where("holder", "=", this.#holder);
  }

  #inMs(ms: number): string {
    return new Date(this.#parts.clock.nowMs() + ms).toISOString();
  }
}
