import { useSyncExternalStore } from "react";
import { refreshStaleData, useStaleData } from "../api/stale-data.js";
import { formatSecond } from "../format/time.js";
import { Icon } from "./icon.js";

/** On every page: the device is offline, or the data could not be updated. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const stale = useStaleData();
  const age = stale && `This page shows data from ${formatSecond(new Date(stale.updatedAtMs).toISOString())}.`;
  return (
    <div role="status">
      {(!isOnline || stale) && (
        <div className="bg-warning-soft text-ink border-line flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b px-4 py-2 text-sm">
          <p className="flex items-center gap-2">
            <Icon name="warning" className="text-warning size-4" />
            {isOnline ? `${stale?.reason} ${age}` : `You are offline. ${age ?? "Changes cannot be saved."}`}
          </p>
          {stale && (
            <button type="button" className="font-medium underline underline-offset-4" onClick={refreshStaleData}>
              Try again
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
