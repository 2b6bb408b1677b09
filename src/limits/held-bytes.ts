/** The client that what is held waits for. */
export interface HeldFor {
  /** How long it has taken nothing although something waits for it; 0 where nothing does. */
  stalledMs(): number;
  /** Breaks its connection off. */
  disconnect(): void;
}

export interface HeldBytesOptions {
  readonly maxBytes: number;
  readonly maxBytesPerUser: number;
}

export interface HeldBytesEvents {
  /** A client was disconnected to make room. */
  readonly onDisconnect?: () => void;
}

interface Account {
  bytes: number;
  readonly userId: string;
  readonly heldFor: HeldFor;
}

/** A client that takes something now and then is not slow. */
const leastStallMs = 1_000;

/**
 * The memory that requests and responses take in this process, counted for each user and in all. Past either budget the client
 * that has taken nothing for longest is disconnected, within the same budget; while there is none, nothing more fits.
 */
export class HeldBytes {
  readonly #options: HeldBytesOptions;
  readonly #onDisconnect: () => void;
  readonly #accounts = new Set<Account>();
  readonly #bytesByUser = new Map<string, number>();
  #bytes = 0;

  constructor(options: HeldBytesOptions, { onDisconnect = () => undefined }: HeldBytesEvents = {}) {
    this.#options = options;
    this.#onDisconnect = onDisconnect;
  }

  /** All that is held now. */
  get bytes(): number {
    return this.#bytes;
  }

  open(userId: string, heldFor: HeldFor): HeldAccount {
    const account: Account = { bytes: 0, userId, heldFor };
    return {
      take: (bytes) => this.#take(account, bytes),
      release: (bytes) => this.#release(account, bytes),
      close: () => this.#close(account),
    };
  }

  #take(account: Account, bytes: number): boolean {
    const { maxBytes, maxBytesPerUser } = this.#options;
    const { userId } = account;
    while (this.#bytesOf(userId) + bytes > maxBytesPerUser)
      if (!this.#disconnectSlowest((other) => other.userId === userId)) return false;
    while (this.#bytes + bytes > maxBytes) if (!this.#disconnectSlowest(() => true)) return false;
    this.#accounts.add(account);
    this.#add(account, bytes);
    return true;
  }

  #release(account: Account, bytes: number): void {
    // What its client was disconnected over is not held any more.
    this.#add(account, -Math.min(bytes, account.bytes));
  }

  #close(account: Account): void {
    this.#add(account, -account.bytes);
    this.#accounts.delete(account);
  }

  #add(account: Account, bytes: number): void {
    const { userId } = account;
    const ofUser = this.#bytesOf(userId) + bytes;
    account.bytes += bytes;
    this.#bytes += bytes;
    if (ofUser === 0) this.#bytesByUser.delete(userId);
    else this.#bytesByUser.set(userId, ofUser);
  }

  #bytesOf(userId: string): number {
    return this.#bytesByUser.get(userId) ?? 0;
  }

  /** False when nobody is slow. */
  #disconnectSlowest(isAmong: (account: Account) => boolean): boolean {
    let slowest: Account | undefined;
    let longestMs = leastStallMs;
    for (const account of this.#accounts) {
      if (!isAmong(account)) continue;
      const stalledMs = account.heldFor.stalledMs();
      if (stalledMs < longestMs) continue;
      slowest = account;
      longestMs = stalledMs;
    }
    if (!slowest) return false;
    this.#close(slowest);
    slowest.heldFor.disconnect();
    this.#onDisconnect();
    return true;
  }
}

/** What one response, and the request that it answers, take of a user's memory. */
export interface HeldAccount {
  /** Counts bytes as held; false when they don't fit. */
  take(bytes: number): boolean;
  release(bytes: number): void;
  /** Nothing is held any more. */
  close(): void;
}
