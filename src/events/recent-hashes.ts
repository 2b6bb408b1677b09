const keptHashes = 8_192;

/** The hashes that were added last. */
export class RecentHashes {
  readonly #hashes = new Set<string>();

  /** False if it is there already. */
  add(hash: string): boolean {
    if (this.#hashes.has(hash)) return false;
    this.#hashes.add(hash);
    const [oldest] = this.#hashes.size > keptHashes ? this.#hashes : [];
    if (oldest !== undefined) this.#hashes.delete(oldest);
    return true;
  }
}
