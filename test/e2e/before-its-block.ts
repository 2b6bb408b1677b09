import { ask } from "./ask.js";

/** Sends a transaction, calls `sent` with its hash, and looks at what waits. `index` counts the attempts. */
export type Attempt<T> = (sent: <H extends string>(hash: H) => H, index: number) => Promise<T>;

/**
 * Looks at a transaction that waits for its block. A block doesn't wait for a machine that stalls: an attempt that fails once
 * its transaction is mined shows nothing, and is made again.
 */
export async function beforeItsBlock<T>(url: string, attempt: Attempt<T>): Promise<T> {
  for (let index = 1; ; index++) {
    let waiting = "";
    try {
      return await attempt((hash) => {
        waiting = hash;
        return hash;
      }, index);
    } catch (error) {
      if (waiting === "" || (await ask(url, "eth_getTransactionReceipt", [waiting])).result === null) throw error;
    }
  }
}
