import type { Log } from "../../telemetry/log.js";
import { type Expiration, openRedisClient, type RedisClient, type RedisCommands } from "./redis-client.js";

export interface RedisLinkOptions {
  /** Of one Redis, or of some nodes of a Redis Cluster. */
  readonly urls: readonly string[];
  /** A look that takes longer found nothing; until it has a response, further looks find nothing at once. */
  readonly timeoutMs?: number | undefined;
}

export interface RedisParts {
  readonly log: Pick<Log, "warn" | "info">;
  readonly now?: () => number;
}

const TIMEOUT_MS = 100;

/** A Redis without a response for this many times as long does not respond; one that is sooner is slow. */
const SILENT_TIMEOUTS = 10;

/** How long a Redis that doesn't respond is left alone, so that not every call waits for it. */
const REST_MS = 5_000;

/** A connection to Redis that holds nobody up: while Redis is away, reads find nothing and writes are dropped. */
export class RedisLink {
  readonly #client: RedisClient;
  readonly #timeoutMs: number;
  readonly #log: RedisParts["log"];
  readonly #now: () => number;
  readonly #connecting: Promise<unknown>;
  readonly #closing = new AbortController();
  #isAway = false;
  #restUntil = 0;
  /** Looks that took too long, and have no response yet. */
  #late = 0;

  constructor({ urls, timeoutMs = TIMEOUT_MS }: RedisLinkOptions, { log, now = Date.now }: RedisParts) {
    const { client, connect } = openRedisClient(urls);
    this.#client = client;
    this.#timeoutMs = timeoutMs;
    this.#log = log;
    this.#now = now;
    const onAway = (cause: unknown): void => this.#noteAway(cause);
    this.#client.on("error", onAway);
    // A cluster's client is ready when it has connected.
    this.#client.on(urls.length === 1 ? "ready" : "connect", () => this.#noteBack());
    this.#connecting = connect(this.#closing.signal).catch(onAway);
  }

  /** The outcome of commands; undefined while Redis is away or when it takes too long. */
  async read<T>(ask: (client: RedisCommands) => Promise<T>): Promise<T | undefined> {
    // While one look is late, others would wait behind it.
    if (!this.#client.isReady || this.#now() < this.#restUntil || this.#late > 0) return undefined;
    const asking = ask(this.#client);
    try {
      const found = await within(asking, this.#timeoutMs);
      if (found === late) void this.#awaitLate(asking);
      else {
        this.#noteBack();
        return found;
      }
    } catch (error) {
      this.#rest(error);
    }
    return undefined;
  }

  /** Sets a value without waiting for it. */
  write(key: string, value: Buffer | string, expiration: Expiration): void {
    if (!this.#client.isReady || this.#now() < this.#restUntil) return;
    this.#client.set(key, value, { expiration }).catch((cause: unknown) => this.#rest(cause));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#client.destroy();
    await this.#connecting;
  }

  async #awaitLate(asking: Promise<unknown>): Promise<void> {
    this.#late++;
    try {
      const outcome = await within(asking, this.#timeoutMs * (SILENT_TIMEOUTS - 1));
      if (outcome === late) this.#rest(new Error("no response in time"));
      else this.#noteBack();
    } catch (error) {
      this.#rest(error);
    } finally {
      this.#late--;
    }
  }

  /** Also where one node of a cluster is away: its keys may be any. */
  #rest(cause: unknown): void {
    this.#noteAway(cause);
    this.#restUntil = this.#now() + REST_MS;
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

const late = Symbol("late");

/** The promise's outcome, or `late` when it takes too long. */
function within<T>(promise: Promise<T>, timeoutMs: number): Promise<T | typeof late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
