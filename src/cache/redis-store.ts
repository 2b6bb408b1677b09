import { createHash } from "node:crypto";
import { RedisLink, type RedisLinkOptions, type RedisParts } from "./redis-link.js";
import type { SharedNotes } from "./shared-notes.js";
import type { SharedStore, StoredResult, StoreLookup } from "./shared-store.js";

export interface RedisOptions extends RedisLinkOptions {
  /** What tells the keys of one network from those of others. */
  readonly chainId: number;
}

export interface RedisStore extends SharedStore, SharedNotes {
  /** Waits for the first connection, for a bounded time. @throws RedisReplicaError */
  untilOpen(): Promise<void>;
}

/** Entries unused for this time expire. */
const keptSeconds = 86_400;

/**
 * A store in Redis. Each value begins with the epoch it was kept in; a count in Redis tells the epoch that holds, so that raising
 * it empties the store for all processes at once.
 */
export function createRedisStore(options: RedisOptions, parts: RedisParts): RedisStore {
  const link = new RedisLink(options, parts);
  const prefix = `rootgate:${options.chainId}:`;
  const epochKey = `${prefix}epoch`;
  let forgetsWanted = 0;
  let forgetsDone = 0;

  /** The epoch that holds, and the value; undefined while Redis is away. */
  const read = (key: string): Promise<readonly (Buffer | null)[] | undefined> =>
    link.read(async (client) => {
      const wanted = forgetsWanted;
      if (forgetsDone < wanted) {
        await client.incr(epochKey);
        forgetsDone = wanted;
      }
      return await client.mGet([epochKey, key]);
    });

  const keep = (key: string, epoch: string, { bytes, height }: StoredResult): void =>
    link.write(key, Buffer.concat([Buffer.from(`${epoch}:${height}:`), bytes]), { type: "EX", value: keptSeconds });

  return {
    async get(question): Promise<StoreLookup | undefined> {
      const key = prefix + createHash("sha256").update(question).digest("base64");
      const found = await read(key);
      if (!found) return undefined;
      const [epochBytes, value] = found;
      const epoch = epochBytes?.toString("latin1") ?? "0";
      const result = value ? readValue(value, epoch) : undefined;
      return { ...(result && { result }), keep: (missing) => keep(key, epoch, missing) };
    },
    async readNote(key) {
      const [text] = (await link.read((client) => client.mGet([prefix + key]))) ?? [];
      return text?.toString();
    },
    writeNote: (key, text, keptMs) => link.write(prefix + key, text, { type: "PX", value: keptMs }),
    forgetAll() {
      forgetsWanted++;
    },
    untilOpen: () => link.untilOpen(),
    close: () => link.close(),
  };
}

function readValue(value: Buffer, epoch: string): StoredResult | undefined {
  const epochEnd = value.indexOf(":");
  const heightEnd = value.indexOf(":", epochEnd + 1);
  if (value.toString("latin1", 0, epochEnd) !== epoch) return undefined;
  return { height: Number(value.toString("latin1", epochEnd + 1, heightEnd)), bytes: value.subarray(heightEnd + 1) };
}
