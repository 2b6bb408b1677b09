import type { ResponseHold } from "../../limits/response-hold.js";

/** Bytes of an incomplete message that are not accounted for: what the system reads at once, twice. */
const unaccountedBytes = 131_072;

/** Memory of one chunk besides its bytes: the objects that hold it until its message is whole. */
const chunkBytes = 512;

/** Accounts for the memory of a connection's incomplete message. */
export class ReceivedBytes {
  readonly #open: () => ResponseHold;
  #hold: ResponseHold | undefined;
  #bytes = 0;
  #accountedBytes = 0;

  /** `openHold` opens the accounting, once a message is large. */
  constructor(openHold: () => ResponseHold) {
    this.#open = openHold;
  }

  /** Adds a chunk of `payloadBytes`; false if it exceeds a limit. */
  add(payloadBytes: number): boolean {
    const bytes = payloadBytes + chunkBytes;
    this.#bytes += bytes;
    if (this.#bytes <= unaccountedBytes) return true;
    this.#hold ??= this.#open();
    if (!this.#hold.take(bytes)) return false;
    this.#accountedBytes += bytes;
    return true;
  }

  /** The message is complete. */
  reset(): void {
    this.#bytes = 0;
    this.#hold?.release(this.#accountedBytes);
    this.#accountedBytes = 0;
  }

  close(): void {
    this.#hold?.close();
  }
}
