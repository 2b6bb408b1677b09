type Close = () => unknown;

/** How to close what has been opened so far. */
export class Closers {
  readonly #signal: AbortSignal | undefined;
  readonly #all: Close[] = [];

  /** `signal` aborts what is being opened. */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /** Functions run in the reverse order of their addition. */
  add(close: Close): void {
    this.#all.push(close);
  }

  /** Resolves to a part that is being opened, to be closed by `close`; rejects with the signal's reason when that has aborted. */
  async open<Part extends { close: Close }>(opening: Promise<Part>): Promise<Part> {
    const part = await opening;
    this.add(() => part.close());
    this.#signal?.throwIfAborted();
    return part;
  }

  /** Closes everything, the last first; asked for again, nothing. */
  async close(): Promise<void> {
    for (const close of this.#all.splice(0).toReversed()) await close();
  }
}
