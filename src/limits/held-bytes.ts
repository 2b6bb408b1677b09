/** The client that a response waits for. */
export interface HeldFor {
  /** How long the client has read nothing while data waits for it; 0 if none waits. */
  stalledMs(): number;
  /** Closes its connection. */
  disconnect(): void;
}

export interface HeldBytesOptions {
  readonly maxBytes: number;
  readonly maxBytesPerUser: number;
}

export interface HeldBytesEvents {
  /** Called when a client was disconnected to free memory. */
  readonly onDisconnect?: () => void;
}

interface Account {
  bytes: number;
  readonly userId: string;
  readonly heldFor: HeldFor;
}

/** A client that reads something within this time is not considered slow. */
const minStallMs = 1_000;

/**
 * Limits the memory of requests and responses, per user and in total. When a limit is reached, it disconnects the client that has
 * read nothing for longest; if no client is slow, the new bytes are refused.
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

  /** Total of all bytes held. */
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
    // Disconnecting a client has already released its bytes.
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

  /** False if no client is slow. */
  #disconnectSlowest(isAmong: (account: Account) => boolean): boolean {
    let slowest: Account | undefined;
    let maxMs = minStallMs;
    for (const account of this.#accounts) {
      if (!isAmong(account)) continue;
      const stalledMs = account.heldFor.stalledMs();
      if (stalledMs < maxMs) continue;
      slowest = account;
      maxMs = stalledMs;
    }
    if (!slowest) return false;
    this.#close(slowest);
    slowest.heldFor.disconnect();
    this.#onDisconnect();
    return true;
  }
}

/** Memory of one response and its request. */
export interface HeldAccount {
  /** Adds bytes; false if they exceed a limit. */
  take(bytes: number): boolean;
  release(bytes: number): void;
  /** Releases all bytes. */
  close(): void;
}
