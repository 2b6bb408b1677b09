import { createClient, RESP_TYPES } from "@redis/client";
import type { Log } from "../../telemetry/log.js";

export interface RedisLinkOptions {
  readonly url: string;
  /** A look that takes longer found nothing. */
  readonly timeoutMs?: number | undefined;
}

export interface RedisParts {
  readonly log: Pick<Log, "warn" | "info">;
  readonly now?: () => number;
}

/** In seconds (EX) or milliseconds (PX). */
interface Expiration {
  readonly type: "EX" | "PX";
  readonly value: number;
}

type Client = ReturnType<typeof createBufferClient>;

const TIMEOUT_MS = 100;

/** How long a Redis that doesn't respond is left alone, so that not every call waits for it. */
const REST_MS = 5_000;

/** Commands that may wait to be sent. */
const QUEUE_LENGTH = 10_000;

const LONGEST_RECONNECT_DELAY_MS = 5_000;

/** A connection to Redis that holds nobody up: while Redis is away, reads find nothing and writes are dropped. */
export class RedisLink {
  readonly #client: Client;
  readonly #timeoutMs: number;
  readonly #log: RedisParts["log"];
  readonly #now: () => number;
  readonly #connecting: Promise<unknown>;
  #isAway = false;
  #restUntil = 0;

  constructor({ url, timeoutMs = TIMEOUT_MS }: RedisLinkOptions, { log, now = Date.now }: RedisParts) {
    this.#client = createBufferClient(url);
    this.#timeoutMs = timeoutMs;
    this.#log = log;
    this.#now = now;
    const onAway = (cause: unknown): void => this.#noteAway(cause);
    this.#client.on("error", onAway);
    this.#client.on("ready", () => this.#noteBack());
    this.#connecting = this.#client.connect().catch(onAway);
  }

  /** The outcome of commands; undefined while Redis is away or when it takes too long. */
  async read<T>(ask: (client: Client) => Promise<T>): Promise<T | undefined> {
    if (!this.#client.isReady || this.#now() < this.#restUntil) return undefined;
    try {
      const found = await within(ask(this.#client), this.#timeoutMs);
      this.#noteBack();
      return found;
    } catch (error) {
      this.#noteAway(error);
      this.#restUntil = this.#now() + REST_MS;
      return undefined;
    }
  }

  /** Sets a value without waiting for it. */
  write(key: string, value: Buffer | string, expiration: Expiration): void {
    if (!this.#client.isReady) return;
    this.#client.set(key, value, { expiration }).catch((cause: unknown) => this.#noteAway(cause));
  }

  async close(): Promise<void> {
    this.#client.destroy();
    await this.#connecting;
  }

  #noteAway(cause: unknown): void {
    if (!this.#isAway) this.#log.warn({ err: cause }, "Redis does not respond; the cache goes on without it");
    this.#isAway = true;
  }

  #noteBack(): void {
    if (this.#isAway) this.#log.info({}, "Redis is back");
    this.#isAway = false;
  }
}

function createBufferClient(url: string) {
  return createClient({
    url,
    // What can't be sent now is of no use later.
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUE_LENGTH,
    socket: { reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_RECONNECT_DELAY_MS) },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
}

/** The promise's outcome, or an Error when it takes too long. */
function within<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no response in time")), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
