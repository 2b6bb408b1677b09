/** Below this, copying bytes costs less than sending them apart from their neighbours. */
const smallBytes = 16_384;

/** Small neighbours are joined up to this. */
const joinedBytes = 65_536;

/** A JSON text as bytes in pieces, sent one after another: large ones are never copied. */
export class JsonPieces {
  readonly #pieces: Uint8Array[] = [];
  #small: Uint8Array[] = [];
  #smallBytes = 0;
  #length = 0;

  /** Of the whole text, in bytes. */
  get length(): number {
    return this.#length;
  }

  get pieces(): readonly Uint8Array[] {
    this.#join();
    return this.#pieces;
  }

  add(...parts: readonly Uint8Array[]): this {
    for (const part of parts) this.#addOne(part);
    return this;
  }

  #addOne(part: Uint8Array): void {
    this.#length += part.length;
    if (part.length >= smallBytes) {
      this.#join();
      this.#pieces.push(part);
      return;
    }
    this.#small.push(part);
    this.#smallBytes += part.length;
    if (this.#smallBytes >= joinedBytes) this.#join();
  }

  #join(): void {
    if (this.#smallBytes > 0) this.#pieces.push(Buffer.concat(this.#small, this.#smallBytes));
    this.#small = [];
    this.#smallBytes = 0;
  }
}

/** A JSON text of several parts, as one buffer if it is small. */
export function joinJson(parts: readonly Uint8Array[]): Uint8Array | JsonPieces {
  let length = 0;
  for (const part of parts) length += part.length;
  return length < smallBytes ? Buffer.concat(parts, length) : new JsonPieces().add(...parts);
}
