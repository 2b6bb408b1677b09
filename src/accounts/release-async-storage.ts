import type { AsyncLocalStorage } from "node:async_hooks";
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from "@better-auth/core/context";

let underWay = 0;

/**
 * Runs work of better-auth's; when none is under way any longer, its storages are disabled until the next begins. Before Node 24 a
 * storage that has run once hooks every promise and socket of the process: each RPC call would take a third longer from the first
 * log-in on.
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

/** The library makes each of them once, and keeps it for the whole process. */
function findStorages(): Promise<AsyncLocalStorage<unknown>[]> {
  return Promise.all([
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ]) as Promise<AsyncLocalStorage<unknown>[]>;
}
