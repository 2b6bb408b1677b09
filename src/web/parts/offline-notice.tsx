import { useSyncExternalStore } from "react";

/** Says that the device is offline, while it is. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-warning-soft text-ink px-4 py-2 text-center text-sm">
          You are offline. What you see may be out of date, and changes cannot be saved.
        </p>
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
