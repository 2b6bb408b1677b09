import type { ServerResponse } from "node:http";
import type { Clock } from "../../clock.js";

export interface ReaderLimits {
  /** Longest time in which a client takes nothing of what waits for it. */
  readonly timeoutMs: number;
  /** What it has to take while it is waited for, on average over that time. */
  readonly minBytesPerSecond: number;
}

export interface ReadersParts {
  readonly clock: Pick<Clock, "elapsedMs" | "after">;
  /** A client was disconnected because it read too slowly. */
  readonly onDisconnect: () => void;
}

/** Clients are looked over so many times within the time that they have. */
const looksPerTimeout = 4;

/** The clients that take large responses, and how fast: one that stops, or trickles, is disconnected. */
export class Readers {
  readonly #limits: ReaderLimits;
  readonly #parts: ReadersParts;
  readonly #waiting = new Set<Reader>();
  #isWatching = false;

  constructor(limits: ReaderLimits, parts: ReadersParts) {
    this.#limits = limits;
    this.#parts = parts;
  }

  /** The client of a response that is about to begin. */
  open(response: ServerResponse): Reader {
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
    this.#parts.clock.after(this.#limits.timeoutMs / looksPerTimeout, () => {
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

/** The client of one response: takes its pieces at a pace of its own. */
export class Reader {
  readonly #response: ServerResponse;
  readonly #parts: ReaderParts;
  /** When it began to be waited for; undefined while it isn't. */
  #sinceMs: number | undefined;
  #onTaken: (() => void) | undefined;
  /** What it took, and how long it was waited for, since its pace was last judged. */
  #takenBytes = 0;
  #waitedMs = 0;
  /** Written, and not known to be taken. */
  #writtenBytes = 0;

  constructor(response: ServerResponse, parts: ReaderParts) {
    this.#response = response;
    this.#parts = parts;
    response.on("drain", () => this.#taken());
    response.once("close", () => this.#taken());
  }

  get isWaitedFor(): boolean {
    return this.#sinceMs !== undefined;
  }

  /** How long it has taken nothing although something waits for it. */
  get stalledMs(): number {
    return this.#sinceMs === undefined ? 0 : this.#parts.elapsedMs() - this.#sinceMs;
  }

  /** Sends a piece; a promise where the client has to take it before the next. */
  write(piece: Uint8Array): Promise<void> | undefined {
    this.#writtenBytes += piece.length;
    if (this.#response.write(piece)) {
      this.#takenBytes += this.#writtenBytes;
      this.#writtenBytes = 0;
      return undefined;
    }
    return this.#wait();
  }

  /** Ends the response; the client has to take what is left of it. */
  end(): void {
    this.#response.end();
    void this.#wait();
  }

  disconnect(): void {
    this.#response.destroy();
    this.#taken();
  }

  /** Judges its pace, over no less than the time that the limits allow. */
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
