import { setTimeout as sleep } from "node:timers/promises";
import { createClient, ErrorReply } from "@redis/client";
import {
  commandOptions,
  ofEachConnection,
  type RedisConnection,
  type RedisEvents,
  RedisReplicaError,
  reconnectDelayMs,
} from "./redis-connection.js";

/** How long a replica is left alone before the next connection to its address, which may lead to the primary by then. */
const replicaRestMs = 5_000;

/** The Redis at a URL. Its role is read after each connection; a replica counts as away. */
export class SingleRedis implements RedisConnection {
  readonly commands: ReturnType<typeof createSingleClient>;
  readonly #events: RedisEvents;
  readonly #closing = new AbortController();
  #isPrimary = false;
  #connecting: Promise<unknown>;

  constructor(url: string, events: RedisEvents) {
    this.commands = createSingleClient(url);
    this.#events = events;
    this.commands.on("error", (cause) => this.#fail(cause));
    this.commands.on("ready", () => void this.#checkRole());
    this.#connecting = this.#connect();
  }

  isReady(): boolean {
    return this.#isPrimary && this.commands.isReady;
  }

  leaveReplica(): void {
    this.#leave(new RedisReplicaError());
  }

  async close(): Promise<void> {
    this.#closing.abort();
    if (this.commands.isOpen) this.commands.destroy();
    await this.#connecting;
  }

  #connect(): Promise<unknown> {
    return this.commands.connect().catch((cause: unknown) => this.#fail(cause));
  }

  #fail(cause: unknown): void {
    this.#isPrimary = false;
    if (!this.#closing.signal.aborted) this.#events.onFailure(cause);
  }

  async #checkRole(): Promise<void> {
    try {
      if (await isReplica(this.commands)) return this.leaveReplica();
      this.#isPrimary = true;
      this.#events.onReady();
    } catch (error) {
      // A lost connection is made again by the client.
      if (this.commands.isReady) this.#leave(error);
    }
  }

  #leave(cause: unknown): void {
    const { signal } = this.#closing;
    if (signal.aborted || !this.commands.isOpen) return;
    this.commands.destroy();
    this.#fail(cause);
    const resting = sleep(replicaRestMs, undefined, { signal, ref: false });
    this.#connecting = resting.then(
      () => this.#connect(),
      () => undefined,
    );
  }
}

function createSingleClient(url: string) {
  return createClient({
    url,
    ...ofEachConnection,
    socket: { reconnectStrategy: reconnectDelayMs },
    commandOptions,
  });
}

/** False where the user may not ask: such a replica shows by its first refused write. */
async function isReplica(client: { sendCommand(command: string[]): Promise<unknown> }): Promise<boolean> {
  try {
    const [role] = (await client.sendCommand(["ROLE"])) as [unknown];
    return String(role) === "slave";
  } catch (error) {
    if (error instanceof ErrorReply) return false;
    throw error;
  }
}
