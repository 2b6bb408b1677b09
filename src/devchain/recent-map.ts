/** A map with a maximum size: the least recently used entries are evicted. */
export class RecentMap<K, V> {
  readonly #maxSize: number;
  readonly #entries = new Map<K, V>();

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#maxSize) return;
    const [oldest] = this.#entries.keys();
    this.#entries.delete(oldest as K);
  }

  clear(): void {
    this.#entries.clear();
  }
}
