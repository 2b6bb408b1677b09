import type { RedisAddress } from "../config/redis-address.js";
import { openCluster } from "./redis-cluster.js";
import type { RedisConnection, RedisEvents } from "./redis-connection.js";
import { openSentinels } from "./redis-sentinel.js";
import { SingleRedis } from "./redis-single.js";

/** Opens a connection to a Redis, to the cluster that several nodes belong to, or to the primary that sentinels name. */
export function openRedis(address: RedisAddress, events: RedisEvents): RedisConnection {
  if ("sentinels" in address) return openSentinels(address, events);
  return address.urls.length === 1
    ? new SingleRedis(address.urls[0] as string, events)
    : openCluster(address.urls, events);
}
