import { createCluster } from "@redis/client";
import {
  commandOptions,
  connectAgain,
  ofEachConnection,
  type RedisConnection,
  type RedisEvents,
  reconnectDelayMs,
} from "./redis-connection.js";

/** The cluster of the nodes at the URLs. Others are reached with the user, the password and the protocol of the first URL. */
export function openCluster(urls: readonly string[], events: RedisEvents): RedisConnection {
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
  client.on("error", (cause) => events.onFailure(cause));
  // A cluster's client is ready when it has connected.
  client.on("connect", () => events.onReady());
  const closing = new AbortController();
  const connecting = connectAgain(client, events, closing.signal);
  return {
    commands: client,
    isReady: () => client.isReady,
    async close() {
      closing.abort();
      client.destroy();
      await connecting;
    },
  };
}
