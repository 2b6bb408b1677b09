import { RpcError } from "../rpc/rpc-error.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import { LinkedQueue } from "../turns/linked-queue.js";
import type { PerMinute } from "../turns/per-minute.js";
import { type FoundCaller, maxKeysPerQuery } from "./read-callers.js";

export interface KeyLookUpParts {
  readonly read: (texts: readonly string[]) => Promise<ReadonlyMap<string, FoundCaller>>;
  readonly breaker: StoreBreaker;
  /** Limit of unknown keys per client IP address. */
  readonly misses: PerMinute;
  /** Called before a query. The function that it returns gets each result before the waiting calls do. */
  readonly onQuery: () => (text: string, found: FoundCaller | undefined) => void;
}

interface LookUp {
  readonly text: string;
  /** The client IP address that an unknown key counts against; undefined for a known key. */
  readonly address: string | undefined;
  readonly waiters: Waiter[];
}

interface Waiter {
  readonly resolve: (found: FoundCaller | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of keys that wait for a query. */
const maxWaiting = 10_000;
const retryWhenFullMs = 1_000;

/** Reads API keys from the store: each key once at a time, concurrent look-ups in one query, one query at a time. */
export class KeyLookUps {
  readonly #parts: KeyLookUpParts;
  /** Waiting and running look-ups. */
  readonly #lookUps = new Map<string, LookUp>();
  readonly #waiting = new LinkedQueue<LookUp>();
  /** Those of the running query. */
  #queried: readonly LookUp[] = [];
  #isRunning = false;

  constructor(parts: KeyLookUpParts) {
    this.#parts = parts;
  }

  /** For a client IP address. Rejects with RateLimited after too many unknown keys from it, or if too many keys wait. */
  async find(text: string, address: string): Promise<FoundCaller | undefined> {
    let lookUp = this.#lookUps.get(text);
    if (!lookUp) {
      const waitMs = this.#parts.misses.waitMs(address);
      if (waitMs > 0) throw tooManyUnknown(waitMs);
      if (this.#waiting.size >= maxWaiting) throw busy();
      lookUp = this.#add(text, address);
    }
    const { waiters } = lookUp;
    return new Promise((resolve, reject) => waiters.push({ resolve, reject }));
  }

  /** Refreshes a key in the background, unless that is in progress. */
  refresh(text: string): void {
    if (!this.#lookUps.has(text)) this.#add(text, undefined);
  }

  /** Keys have changed: look-ups from now on wait for the next query, since the running one may return what was before. */
  outdate(): void {
    for (const lookUp of this.#queried) this.#drop(lookUp);
  }

  #add(text: string, address: string | undefined): LookUp {
    const lookUp = { text, address, waiters: [] };
    this.#lookUps.set(text, lookUp);
    this.#waiting.push(lookUp);
    if (!this.#isRunning) void this.#run();
    return lookUp;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // Look-ups that arrive at the same time belong to the first query.
    await Promise.resolve();
    for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) await this.#query(batch);
    this.#isRunning = false;
  }

  /** Look-ups of the next query. Earlier results may have used up an IP address's limit in the meantime. */
  #nextBatch(): LookUp[] {
    const batch: LookUp[] = [];
    while (batch.length < maxKeysPerQuery) {
      const lookUp = this.#waiting.shift();
      if (!lookUp) break;
      const waitMs = lookUp.address === undefined ? 0 : this.#parts.misses.waitMs(lookUp.address);
      if (waitMs === 0) batch.push(lookUp);
      else this.#fail(lookUp, tooManyUnknown(waitMs));
    }
    return batch;
  }

  async #query(batch: readonly LookUp[]): Promise<void> {
    const { misses, onQuery } = this.#parts;
    const note = onQuery();
    this.#queried = batch;
    try {
      const found = await this.#read(batch.map(({ text }) => text));
      for (const lookUp of batch) {
        const caller = found.get(lookUp.text);
        if (!caller && lookUp.address !== undefined) misses.charge(lookUp.address);
        note(lookUp.text, caller);
        this.#drop(lookUp);
        for (const { resolve } of lookUp.waiters) resolve(caller);
      }
    } catch (error) {
      for (const lookUp of batch) this.#fail(lookUp, error);
    }
  }

  /** Retries after a lost connection to an available store. */
  async #read(texts: readonly string[]): Promise<ReadonlyMap<string, FoundCaller>> {
    const { read, breaker } = this.#parts;
    try {
      return await read(texts);
    } catch (error) {
      await breaker.report(error);
      const outage = breaker.outage();
      if (outage) throw storeUnavailable(outage);
      return read(texts);
    }
  }

  #fail(lookUp: LookUp, error: unknown): void {
    this.#drop(lookUp);
    for (const { reject } of lookUp.waiters) reject(error);
  }

  /** It may have been replaced by a later one. */
  #drop(lookUp: LookUp): void {
    if (this.#lookUps.get(lookUp.text) === lookUp) this.#lookUps.delete(lookUp.text);
  }
}

function tooManyUnknown(retryAfterMs: number): RpcError {
  return new RpcError("RateLimited", "too many unknown API keys from your IP address: try again later", {
    data: { retryAfterMs },
  });
}

function busy(): RpcError {
  return new RpcError("RateLimited", "too many API keys are being looked up: try again", {
    data: { retryAfterMs: retryWhenFullMs },
  });
}
