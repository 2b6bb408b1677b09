/** Keeps results until it is cleared, so that a retry continues after the last one. */
export class ReadOnce<Value> {
  readonly #read: (key: string) => Promise<Value>;
  readonly #values = new Map<string, Value>();

  constructor(read: (key: string) => Promise<Value>) {
    this.#read = read;
  }

  async get(key: string): Promise<Value> {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = await this.#read(key);
    this.#values.set(key, value);
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}
