import { setTimeout as sleep } from "node:timers/promises";
import { createRedisStore, type RedisStore } from "../../src/cache/redis-store.js";
import type { RedisAddress } from "../../src/config/redis-address.js";

/** Stores that are closed after each test, and what they log. */
export function useStores() {
  let stores: RedisStore[] = [];
  const logged: string[] = [];
  beforeEach(() => {
    stores = [];
    logged.length = 0;
  });
  afterEach(() => Promise.all(stores.map((store) => store.close())));
  const open = (address: RedisAddress, timeoutMs = 60_000, onAway?: (isAway: boolean) => void): RedisStore => {
    const record = (_: unknown, message?: string): void => void logged.push(message ?? "");
    const parts = { log: { info: record, warn: record }, ...(onAway && { onAway }) };
    const store = createRedisStore({ address, chainId: 31, timeoutMs }, parts);
    stores.push(store);
    return store;
  };
  return { open, logged };
}

/** Looks until the store is there. */
export async function look(store: RedisStore, key = "a question") {
  for (;;) {
    const found = await store.get(key);
    if (found) return found;
    await sleep(10);
  }
}

/** Keeps a text, and looks until it is found: a failover may lose what was kept just before. */
export async function keepAndFind(store: RedisStore, key: string, text: string): Promise<string> {
  for (;;) {
    const found = await look(store, key);
    if (found.result) return Buffer.from(found.result.bytes).toString();
    found.keep({ bytes: Buffer.from(text), height: 1 });
    await sleep(20);
  }
}
