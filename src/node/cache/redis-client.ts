import { setTimeout as sleep } from "node:timers/promises";
import { createClient, createCluster, RESP_TYPES } from "@redis/client";

/** In seconds (EX) or milliseconds (PX). */
export interface Expiration {
  readonly type: "EX" | "PX";
  readonly value: number;
}

/** What is used of a client, of one Redis or of a Redis Cluster. */
export interface RedisCommands {
  /** Null for keys without a value. In a cluster, one command for each node that has some of the keys. */
  mGet(keys: string[]): Promise<(Buffer | null)[]>;
  incr(key: string): Promise<number>;
  set(key: string, value: Buffer | string, options: { readonly expiration: Expiration }): Promise<unknown>;
}

export interface RedisClient extends RedisCommands {
  readonly isReady: boolean;
  on(event: "error", listener: (error: unknown) => void): unknown;
  on(event: "ready" | "connect", listener: () => void): unknown;
  destroy(): void;
}

/** A client that was not connected yet. */
export interface OpenedRedisClient {
  readonly client: RedisClient;
  /** Connects, and goes on trying until the signal aborts. */
  readonly connect: (signal: AbortSignal) => Promise<void>;
}

/** Commands that may wait to be sent. */
const queueLength = 10_000;

const longestReconnectDelayMs = 5_000;

const reconnectDelayMs = (retries: number): number => Math.min(100 * 2 ** retries, longestReconnectDelayMs);

const commandOptions = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } };

/** What can't be sent now is of no use later. */
const ofEachConnection = { disableOfflineQueue: true, commandsQueueMaxLength: queueLength };

/** A client of the Redis at a URL, or of the cluster that the nodes at several URLs belong to. */
export function openRedisClient(urls: readonly string[]): OpenedRedisClient {
  return urls.length === 1 ? openSingle(urls[0] as string) : openCluster(urls);
}

function openSingle(url: string): OpenedRedisClient {
  const client = createClient({
    url,
    ...ofEachConnection,
    socket: { reconnectStrategy: reconnectDelayMs },
    commandOptions,
  });
  return { client, connect: async () => void (await client.connect()) };
}

/** Nodes that are discovered are reached with the user, the password and the protocol of the first URL. */
function openCluster(urls: readonly string[]): OpenedRedisClient {
  const { username, password, protocol } = new URL(urls[0] as string);
  const client = createCluster({
    rootNodes: urls.map((url) => ({ url })),
    defaults: {
      ...ofEachConnection,
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      socket: { ...(protocol === "rediss:" && { tls: true as const }), reconnectStrategy: reconnectDelayMs },
    },
    commandOptions,
  });
  return { client, connect: (signal) => connectAgain(client, signal) };
}

/** A cluster's client reconnects by itself only once it has found the cluster. */
async function connectAgain(client: { connect(): Promise<unknown> }, signal: AbortSignal): Promise<void> {
  for (let retries = 0; ; retries++) {
    try {
      await client.connect();
      return;
    } catch (error) {
      if (signal.aborted) throw error;
      await sleep(reconnectDelayMs(retries), undefined, { signal, ref: false });
    }
  }
}
