import { createSentinel } from "@redis/client";
import type { RedisSentinels } from "../config/redis-address.js";
import {
  commandOptions,
  connectAgain,
  ofEachConnection,
  type RedisConnection,
  type RedisEvents,
  reconnectDelayMs,
} from "./redis-connection.js";

/** How often the sentinels are asked for the primary, beside their own messages of a failover. */
const scanIntervalMs = 5_000;

/** The primary that the sentinels name; after a failover, the new one. */
export function openSentinels(address: RedisSentinels, events: RedisEvents): RedisConnection {
  const { sentinels, primary, database, username, password, sentinelPassword, isTls } = address;
  const tls = isTls && { tls: true as const };
  const client = createSentinel({
    name: primary,
    sentinelRootNodes: [...sentinels],
    nodeClientOptions: {
      ...ofEachConnection,
      database,
      ...(username && { username }),
      ...(password && { password }),
      socket: { ...tls, reconnectStrategy: reconnectDelayMs },
    },
    sentinelClientOptions: { ...(sentinelPassword && { password: sentinelPassword }), socket: { ...tls } },
    scanInterval: scanIntervalMs,
    commandOptions,
  });
  // A sentinel that is away matters only where no other one names the primary.
  client.on("error", (cause) => {
    if (!client.isReady) events.onFailure(cause);
  });
  client.on("ready", () => events.onReady());
  const closing = new AbortController();
  const connecting = connectAgain(client, events, closing.signal);
  return {
    commands: client,
    isReady: () => client.isReady,
    async close() {
      closing.abort();
      await client.destroy();
      await connecting;
    },
  };
}
