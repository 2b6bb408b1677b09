import { useMemo, useSyncExternalStore } from "react";

/** Whether the reader has moved within the app: only then a new page takes the focus. */
let hasMoved = false;

export function hasNavigated(): boolean {
  return hasMoved;
}

/** Shows another page of the dashboard, or loads one of the documentation. */
export function navigate(to: string, { replace = false } = {}): void {
  if (/^\/docs(?:[/?#]|$)/.test(to)) {
    window.location.assign(to);
    return;
  }
  hasMoved = true;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  window.dispatchEvent(new PopStateEvent("popstate"));
  window.scrollTo(0, 0);
}

/** The address of the page now. */
export function useLocation(): URL {
  const href = useSyncExternalStore(subscribe, () => window.location.href);
  return useMemo(() => new URL(href), [href]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
}
