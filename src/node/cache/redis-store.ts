import { createHash } from "node:crypto";
import { createClient, RESP_TYPES } from "@redis/client";
import type { Log } from "../../telemetry/log.js";
import type { SharedNotes } from "../transactions/shared-notes.js";
import type { SharedStore, StoredResult, StoreLookup } from "./shared-store.js";

export interface RedisOptions {
  readonly url: string;
  /** What tells the keys of one network from those of others. */
  readonly chainId: number;
  /** A look that takes longer found nothing. */
  readonly timeoutMs?: number;
}

export interface RedisParts {
  readonly log: Pick<Log, "warn" | "info">;
  readonly now?: () => number;
}

const TIMEOUT_MS = 100;

/** How long a Redis that doesn't respond is left alone, so that not every call waits for it. */
const REST_MS = 5_000;

/** Commands that may wait to be sent. */
const QUEUE_LENGTH = 10_000;

/** What nobody asked for in so long is asked of the node again. */
const KEPT_SECONDS = 86_400;

const LONGEST_RECONNECT_DELAY_MS = 5_000;

/**
 * A store in Redis. Each value begins with the epoch it was kept in; a count in Redis tells the epoch that holds, so that raising
 * it empties the store for all processes at once.
 */
export function createRedisStore(
  options: RedisOptions,
  { log, now = Date.now }: RedisParts,
): SharedStore & SharedNotes {
  const { url, chainId, timeoutMs = TIMEOUT_MS } = options;
  const prefix = `rootgate:${chainId}:`;
  const epochKey = `${prefix}epoch`;
  const client = connect(url);
  let isAway = false;
  let restUntil = 0;
  let forgetsWanted = 0;
  let forgetsDone = 0;

  function noteAway(cause: unknown): void {
    if (!isAway) log.warn({ err: cause }, "Redis does not respond; the cache goes on without it");
    isAway = true;
  }

  function noteBack(): void {
    if (isAway) log.info({}, "Redis is back");
    isAway = false;
  }

  client.on("error", noteAway);
  client.on("ready", noteBack);
  const connecting = client.connect().catch(noteAway);

  /** The epoch that holds, and the value. */
  async function read(key: string): Promise<readonly (Buffer | null)[]> {
    const wanted = forgetsWanted;
    if (forgetsDone < wanted) {
      await client.incr(epochKey);
      forgetsDone = wanted;
    }
    return await client.mGet([epochKey, key]);
  }

  function keep(key: string, epoch: string, { bytes, height }: StoredResult): void {
    if (!client.isReady) return;
    const value = Buffer.concat([Buffer.from(`${epoch}:${height}:`), bytes]);
    client.set(key, value, { expiration: { type: "EX", value: KEPT_SECONDS } }).catch(noteAway);
  }

  /** Undefined while it is away. */
  async function inTime<T>(query: () => Promise<T>): Promise<T | undefined> {
    if (!client.isReady || now() < restUntil) return undefined;
    try {
      const found = await within(query(), timeoutMs);
      noteBack();
      return found;
    } catch (error) {
      noteAway(error);
      restUntil = now() + REST_MS;
      return undefined;
    }
  }

  async function get(question: string): Promise<StoreLookup | undefined> {
    const key = prefix + createHash("sha256").update(question).digest("base64");
    const found = await inTime(() => read(key));
    if (!found) return undefined;
    const [epochBytes, value] = found;
    const epoch = epochBytes?.toString("latin1") ?? "0";
    const result = value ? readValue(value, epoch) : undefined;
    return { ...(result && { result }), keep: (missing) => keep(key, epoch, missing) };
  }

  return {
    get,
    async readNote(key) {
      const [text] = (await inTime(() => client.mGet([prefix + key]))) ?? [];
      return text?.toString();
    },
    writeNote(key, text, keptMs) {
      if (!client.isReady) return;
      client.set(prefix + key, text, { expiration: { type: "PX", value: keptMs } }).catch(noteAway);
    },
    forgetAll() {
      forgetsWanted++;
    },
    async close() {
      client.destroy();
      await connecting;
    },
  };
}

function connect(url: string) {
  return createClient({
    url,
    // What can't be sent now is of no use later.
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUE_LENGTH,
    socket: { reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_RECONNECT_DELAY_MS) },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
}

function readValue(value: Buffer, epoch: string): StoredResult | undefined {
  const epochEnd = value.indexOf(":");
  const heightEnd = value.indexOf(":", epochEnd + 1);
  if (value.toString("latin1", 0, epochEnd) !== epoch) return undefined;
  return { height: Number(value.toString("latin1", epochEnd + 1, heightEnd)), bytes: value.subarray(heightEnd + 1) };
}

/** The promise's outcome, or an Error when it takes too long. */
function within<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no response in time")), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
