import { setTimeout as sleep } from "node:timers/promises";
import { RESP_TYPES } from "@redis/client";

/** In seconds (EX) or milliseconds (PX). */
export interface Expiration {
  readonly type: "EX" | "PX";
  readonly value: number;
}

/** What is used of a client, of one Redis, a Redis Cluster or a primary that sentinels name. */
export interface RedisCommands {
  /** Null for keys without a value. In a cluster, one command for each node that has some of the keys. */
  mGet(keys: string[]): Promise<(Buffer | null)[]>;
  incr(key: string): Promise<number>;
  set(key: string, value: Buffer | string, options: { readonly expiration: Expiration }): Promise<unknown>;
}

/** A connection that is made again whenever it is lost, until it is closed. */
export interface RedisConnection {
  readonly commands: RedisCommands;
  /** Connected, to a server that takes writes. */
  isReady(): boolean;
  /** Leaves a server that turned out to be a replica, where nothing else finds the new primary. */
  leaveReplica?(): void;
  close(): Promise<void>;
}

export interface RedisEvents {
  onReady(): void;
  onFailure(cause: unknown): void;
}

/** The server is a replica: it takes no writes, and forgets them if it does. */
export class RedisReplicaError extends Error {
  constructor() {
    super("REDIS_URL names a read-only replica: name the primary, or its sentinels by redis+sentinel://");
    this.name = "RedisReplicaError";
  }
}

const maxReconnectDelayMs = 5_000;

export const reconnectDelayMs = (retries: number): number => Math.min(100 * 2 ** retries, maxReconnectDelayMs);

export const commandOptions = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } };

/** A command that can't be sent now is of no use later, and at most 10,000 wait to be sent. */
export const ofEachConnection = { disableOfflineQueue: true, commandsQueueMaxLength: 10_000 };

/** Connects a client that reconnects itself only after its first connection to all servers. Tries until the signal aborts. */
export async function connectAgain(
  client: { connect(): Promise<unknown> },
  events: RedisEvents,
  signal: AbortSignal,
): Promise<void> {
  for (let retries = 0; !signal.aborted; retries++) {
    try {
      await client.connect();
      return;
    } catch (error) {
      if (signal.aborted) return;
      events.onFailure(error);
      await sleep(reconnectDelayMs(retries), undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
