import type { NetworkName } from "../../config/networks.js";
import type { Log } from "../../telemetry/log.js";
import { FilterStore, type FilterStoreParts } from "./filter-store.js";
import { SentTransactions } from "./sent-transactions.js";

/** Opens the filters of all users. */
export function openFilters(parts: FilterStoreParts & { readonly log: Pick<Log, "warn"> }) {
  const store = new FilterStore(parts);
  const sent = new SentTransactions({ ...parts, store });
  return {
    store,
    /** Records a transaction that was sent through this process, or that a node told it of. */
    onSent: (network: NetworkName, hash: string): void => sent.add({ network, hash }),
    /** Resolves once all that was sent is recorded. */
    close: (): Promise<void> => sent.close(),
  };
}
