import { ConnectionError, RpcError } from "../errors.js";
import { type SocketConstructor, SocketLink } from "./link.js";

export interface ConnectorParts {
  readonly url: string;
  readonly WebSocket: SocketConstructor;
  readonly errorNames: Readonly<Record<number, string>>;
  /** A request over HTTP: rejects with an RpcError when the service refuses it. */
  readonly check: () => Promise<unknown>;
  /** Whether an error remains when the request is repeated. */
  readonly isFinal: (error: RpcError) => boolean;
  /** A connection is open. */
  readonly onOpen: () => void;
  /** It is open no longer. */
  readonly onLost: () => void;
  /** There will be no connection any more. */
  readonly onRefused: (error: Error) => void;
}

const firstDelayMs = 250;
const maxDelayMs = 30_000;

/** The service closes with these when an API key is no longer valid, and when requests kept coming past the quota. */
const keyRevoked = 4001;
const quotaUsedUp = 4002;

/** The longest wait for a quota to reset: then it is looked up again. */
const maxResetMs = 86_400_000;

/** Keeps one connection open, once it is asked for, whenever it breaks. */
export class Connector {
  readonly #parts: ConnectorParts;
  #link: SocketLink | undefined;
  #isOpen = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ConnectorParts) {
    this.#parts = parts;
  }

  /** The connection, while it is open. */
  get link(): SocketLink | undefined {
    return this.#isOpen ? this.#link : undefined;
  }

  /** Connects, unless that is under way. */
  start(): void {
    if (!this.#link && this.#retry === undefined) this.#connect();
  }

  /** Closes the connection, until it is started again. */
  stop(): void {
    const link = this.#link;
    this.#forget();
    link?.close();
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  /** The connection is of use. */
  onSuccess(): void {
    this.#failures = 0;
  }

  #connect(): void {
    this.#retry = undefined;
    const link = new SocketLink({
      ...this.#parts,
      onOpen: () => {
        this.#isOpen = true;
        this.#parts.onOpen();
      },
      onClose: (code, isOpened) => {
        if (this.#link === link) void this.#onLost(code, isOpened);
      },
    });
    this.#link = link;
  }

  #forget(): void {
    this.#link = undefined;
    this.#isOpen = false;
    this.#parts.onLost();
  }

  async #onLost(code: number, isOpened: boolean): Promise<void> {
    this.#forget();
    const { onRefused, check, isFinal } = this.#parts;
    if (code === keyRevoked) return onRefused(new ConnectionError("network", "the API key is no longer valid"));
    const isPastQuota = code === quotaUsedUp;
    const delayMs = isPastQuota ? maxDelayMs : Math.min(firstDelayMs * 2 ** this.#failures++, maxDelayMs);
    this.#connectIn(delayMs);
    if (isOpened && !isPastQuota) return;
    const timer = this.#retry;
    // Browsers don't say why a handshake failed; the response to a request does. That to one past the quota says when it resets.
    const refusal = await check().catch((error: unknown) => error);
    if (!(refusal instanceof RpcError)) return;
    if (!isPastQuota && isFinal(refusal)) onRefused(refusal);
    if (isPastQuota && timer !== undefined && timer === this.#retry) this.#waitForReset(refusal.data);
  }

  #waitForReset(data: unknown): void {
    const { resetAt = "" } = (data ?? {}) as { resetAt?: string };
    const untilMs = Date.parse(resetAt) - Date.now();
    if (!(untilMs > 0)) return;
    clearTimeout(this.#retry);
    this.#connectIn(maxDelayMs, Math.min(untilMs, maxResetMs));
  }

  /** Half of the delay by chance: clients that were disconnected together should not all come back together. */
  #connectIn(delayMs: number, afterMs = 0): void {
    this.#retry = setTimeout(() => this.#connect(), afterMs + delayMs * (0.5 + Math.random() / 2));
  }
}
