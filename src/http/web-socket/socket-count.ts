export interface SocketLimits {
  readonly perUser: number;
  readonly perAddress: number;
}

/** Counts open WebSockets per user and per client IP address. */
export class SocketCount {
  readonly #limits: SocketLimits;
  readonly #ofUser = new Map<string, number>();
  readonly #ofAddress = new Map<string, number>();

  constructor(limits: SocketLimits) {
    this.#limits = limits;
  }

  /** Counts one more; or returns the limit that it would exceed. */
  take(userId: string, address: string): "user" | "address" | undefined {
    if (countOf(this.#ofUser, userId) >= this.#limits.perUser) return "user";
    if (countOf(this.#ofAddress, address) >= this.#limits.perAddress) return "address";
    add(this.#ofUser, userId, 1);
    add(this.#ofAddress, address, 1);
    return undefined;
  }

  release(userId: string, address: string): void {
    add(this.#ofUser, userId, -1);
    add(this.#ofAddress, address, -1);
  }
}

function countOf(counts: ReadonlyMap<string, number>, name: string): number {
  return counts.get(name) ?? 0;
}

function add(counts: Map<string, number>, name: string, change: number): void {
  const count = countOf(counts, name) + change;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
}
