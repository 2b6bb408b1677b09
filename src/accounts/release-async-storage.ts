import type { AsyncLocalStorage } from "node:async_hooks";
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from "@better-auth/core/context";

let underWay = 0;

/**
 * Runs better-auth and disables its AsyncLocalStorages when no call is in progress. Before Node 24, a storage that has run once
 * hooks every promise and socket of the process: each RPC call would take a third longer after the first log-in.
 */
export async function releaseAsyncStorage<T>(work: () => Promise<T>): Promise<T> {
  underWay++;
  try {
    return await work();
  } finally {
    const storages = await findStorages();
    underWay--;
    if (underWay === 0) for (const storage of storages) storage.disable();
  }
}

/** The library creates each of them once per process. */
function findStorages(): Promise<AsyncLocalStorage<unknown>[]> {
  return Promise.all([
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ]) as Promise<AsyncLocalStorage<unknown>[]>;
}
