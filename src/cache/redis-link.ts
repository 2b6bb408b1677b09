import { ErrorReply } from "@redis/client";
import { type RedisAddress } from "../config/redis-address.js";
import { type Log } from "../telemetry/log.js";
import { openCluster } from "./redis-cluster.js";
import {
  type Expiration,
  type RedisCommands,
  type RedisConnection,
  type RedisEvents,
  RedisReplicaError,
} from "./redis-connection.js";
import { openSentinels } from "./redis-sentinel.js";
import { SingleRedis } from "./redis-single.js";

export interface RedisLinkOptions {
  readonly address: RedisAddress;
  /** A look that takes longer found nothing; until it has a response, further looks find nothing at once. */
  readonly timeoutMs: number;
}

export interface RedisParts {
  readonly log: Pick<Log, "warn" | "info">;
  readonly now?: () => number;
  /** Called when Redis is away, and when it is back. */
  readonly onAway?: (isAway: boolean) => void;
}

/** A Redis without a response for this many times as long does not respond; one that is sooner is slow. */
const silentTimeouts = 10;

/** How long a Redis that doesn't respond is left alone, so that not every call waits for it. */
const restMs = 5_000;

/** How long a start waits for the first connection. */
const openingMs = 2_000;

/** A connection to Redis that delays no call: while Redis is away, reads find nothing and writes are dropped. */
export class RedisLink {
  readonly #connection: RedisConnection;
  readonly #timeoutMs: number;
  readonly #parts: RedisParts;
  readonly #now: () => number;
  /** The first outcome: undefined once it is connected, or why it is not. */
  readonly #opening: Promise<unknown>;
  #isAway = false;
  #restUntil = 0;
  /** Looks that took too long, and have no response yet. */
  #late = 0;

  constructor({ address, timeoutMs }: RedisLinkOptions, parts: RedisParts) {
    const { promise, settle } = openPromise();
    this.#opening = promise;
    this.#timeoutMs = timeoutMs;
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    this.#connection = openRedis(address, {
      onReady: () => {
        this.#noteBack();
        settle(undefined);
      },
      onFailure: (cause) => {
        this.#noteAway(cause);
        settle(cause);
      },
    });
  }

  /** Waits for the first connection, for a bounded time. @throws RedisReplicaError */
  async untilOpen(): Promise<void> {
    const cause = await within(this.#opening, openingMs);
    if (cause instanceof RedisReplicaError) throw cause;
  }

  /** The outcome of commands; undefined while Redis is away or when it takes too long. */
  async read<T>(ask: (client: RedisCommands) => Promise<T>): Promise<T | undefined> {
    if (!this.#isUsable()) return undefined;
    const asking = ask(this.#connection.commands);
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
    if (!this.#isUsable()) return;
    this.#connection.commands.set(key, value, { expiration }).catch((cause: unknown) => this.#rest(cause));
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  /** False also while one look is late: others would wait behind it. */
  #isUsable(): boolean {
    return this.#connection.isReady() && this.#now() >= this.#restUntil && this.#late === 0;
  }

  async #awaitLate(asking: Promise<unknown>): Promise<void> {
    this.#late++;
    try {
      const outcome = await within(asking, this.#timeoutMs * (silentTimeouts - 1));
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
    if (cause instanceof ErrorReply && cause.message.startsWith("READONLY")) this.#connection.leaveReplica?.();
    this.#noteAway(cause);
    this.#restUntil = this.#now() + restMs;
  }

  #noteAway(cause: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    const problem = cause instanceof RedisReplicaError ? "is a read-only replica" : "does not respond";
    this.#parts.log.warn({ err: cause }, `Redis ${problem}; the cache goes on without it`);
    this.#parts.onAway?.(true);
  }

  #noteBack(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#parts.log.info({}, "Redis is back");
    this.#parts.onAway?.(false);
  }
}

function openPromise(): { promise: Promise<unknown>; settle: (outcome: unknown) => void } {
  let settle!: (outcome: unknown) => void;
  const promise = new Promise((resolve) => (settle = resolve));
  return { promise, settle };
}

const late = Symbol("late");

/** The promise's outcome, or `late` when it takes too long. */
function within<T>(promise: Promise<T>, timeoutMs: number): Promise<T | typeof late> {
  return new Promise((resolve, reject) => {
    // A response that came while this process was busy is read before the immediate callback runs.
    const timer = setTimeout(() => setImmediate(() => resolve(late)), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Opens a connection to a Redis, to the cluster that several nodes belong to, or to the primary that sentinels name. */
function openRedis(address: RedisAddress, events: RedisEvents): RedisConnection {
  if ("sentinels" in address) return openSentinels(address, events);
  return address.urls.length === 1
    ? new SingleRedis(address.urls[0] as string, events)
    : openCluster(address.urls, events);
}
