import type { Clock } from "../../clock.js";

export interface ReaderLimits {
  /** Maximum time in which a client reads nothing of the waiting data. */
  readonly timeoutMs: number;
  /** Minimum pace of a client while data waits, on average over that time. */
  readonly minBytesPerSecond: number;
}

export interface ReadersParts {
  readonly clock: Pick<Clock, "elapsedMs" | "after">;
  /** Called when a client was disconnected because it read too slowly. */
  readonly onDisconnect: () => void;
}

/** What a client reads: a response, or a WebSocket. */
export interface Readable {
  readonly destroyed: boolean;
  /** False if the client must read before the next chunk; then "drain" follows. */
  write(piece: Uint8Array): boolean;
  end(): unknown;
  destroy(): unknown;
  on(event: "drain", listener: () => void): unknown;
  once(event: "close", listener: () => void): unknown;
}

/** Checks per timeout. */
const checksPerTimeout = 4;

/** Clients that read large responses. Slow ones are disconnected. */
export class Readers {
  readonly #limits: ReaderLimits;
  readonly #parts: ReadersParts;
  readonly #waiting = new Set<Reader>();
  #isWatching = false;

  constructor(limits: ReaderLimits, parts: ReadersParts) {
    this.#limits = limits;
    this.#parts = parts;
  }

  /** Adds the client of a response or a WebSocket. */
  open(response: Readable): Reader {
    return new Reader(response, {
      elapsedMs: this.#parts.clock.elapsedMs,
      onWait: (reader) => {
        this.#waiting.add(reader);
        this.#watch();
      },
      onTaken: (reader) => void this.#waiting.delete(reader),
    });
  }

  #watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    this.#parts.clock.after(this.#limits.timeoutMs / checksPerTimeout, () => {
      this.#isWatching = false;
      for (const reader of this.#waiting) {
        if (!reader.isTooSlow(this.#limits)) continue;
        this.#parts.onDisconnect();
        reader.disconnect();
      }
      if (this.#waiting.size > 0) this.#watch();
    });
  }
}

interface ReaderParts {
  readonly elapsedMs: () => number;
  readonly onWait: (reader: Reader) => void;
  readonly onTaken: (reader: Reader) => void;
}

/** The client of one response or WebSocket, which reads chunks at its own pace. */
export class Reader {
  readonly #response: Readable;
  readonly #parts: ReaderParts;
  /** Since when data waits for it; undefined if none does. */
  #sinceMs: number | undefined;
  #onTaken: (() => void) | undefined;
  /** Bytes read and time waited since the last check of its pace. */
  #takenBytes = 0;
  #waitedMs = 0;
  /** Written, but not read as far as known. */
  #writtenBytes = 0;

  constructor(response: Readable, parts: ReaderParts) {
    this.#response = response;
    this.#parts = parts;
    response.on("drain", () => this.#taken());
    response.once("close", () => this.#taken());
  }

  get isWaitedFor(): boolean {
    return this.#sinceMs !== undefined;
  }

  /** How long it has read nothing while data waits. */
  get stalledMs(): number {
    return this.#sinceMs === undefined ? 0 : this.#parts.elapsedMs() - this.#sinceMs;
  }

  /** Sends a chunk; a promise if the client must read it before the next. */
  write(piece: Uint8Array): Promise<void> | undefined {
    this.#writtenBytes += piece.length;
    if (this.#response.write(piece)) {
      this.#takenBytes += this.#writtenBytes;
      this.#writtenBytes = 0;
      return undefined;
    }
    return this.#wait();
  }

  /** Ends the response; the client still has to read the rest. */
  end(): void {
    this.#response.end();
    void this.#wait();
  }

  disconnect(): void {
    this.#response.destroy();
    this.#taken();
  }

  /** Checks its pace, over at least the allowed time. */
  isTooSlow({ timeoutMs, minBytesPerSecond }: ReaderLimits): boolean {
    if (this.stalledMs >= timeoutMs) return true;
    const waitedMs = this.#waitedMs + this.stalledMs;
    if (waitedMs < timeoutMs) return false;
    const isSlow = (this.#takenBytes * 1_000) / waitedMs < minBytesPerSecond;
    this.#takenBytes = 0;
    this.#waitedMs = -this.stalledMs;
    return isSlow;
  }

  #wait(): Promise<void> | undefined {
    if (this.#response.destroyed) return undefined;
    this.#sinceMs ??= this.#parts.elapsedMs();
    this.#parts.onWait(this);
    return new Promise((resolve) => (this.#onTaken = resolve));
  }

  #taken(): void {
    this.#waitedMs += this.stalledMs;
    this.#sinceMs = undefined;
    this.#takenBytes += this.#writtenBytes;
    this.#writtenBytes = 0;
    this.#parts.onTaken(this);
    this.#onTaken?.();
    this.#onTaken = undefined;
  }
}
