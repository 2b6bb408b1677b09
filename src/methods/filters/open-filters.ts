import type { NetworkName } from "../../config/network-table.js";
import { systemTimers } from "../../node/timers.js";
import type { Log } from "../../telemetry/log.js";
import { FilterStore, type FilterStoreParts } from "./filter-store.js";
import { followSent } from "./follow-sent.js";
import { SentTransactionLog } from "./sent-transactions.js";

/** Opens the filters of all users. */
export function openFilters(parts: FilterStoreParts & { readonly log: Pick<Log, "warn"> }) {
  const store = new FilterStore(parts);
  const sent = new SentTransactionLog({ ...parts, store });
  return {
    store,
    /** Records a transaction that was sent through this process, for filters and for subscribers of other processes. */
    onSent: (network: NetworkName, hash: string): void => sent.add({ network, hash, isHeard: false }),
    /** Records a transaction that a node reported, for filters. */
    onHeard: (network: NetworkName, hash: string): void => sent.add({ network, hash, isHeard: true }),
    /** Follows what all processes on the store send. */
    follow: (network: NetworkName, onHash: (hash: string) => void) =>
      followSent({ store, network, timers: systemTimers }, onHash),
    /** Resolves once all that was sent is recorded. */
    close: (): Promise<void> => sent.close(),
  };
}
