import { createContext, useContext, useMemo, useSyncExternalStore } from "react";

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

/** Changes parameters of the current URL in place; an empty value removes its parameter. */
function replaceParams(params: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(params))
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  history.replaceState(null, "", url);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

/** A page's state that is in the URL, so that reloads and links keep it. Empty: the default. */
export function useParam(name: string): [value: string, change: (value: string) => void] {
  const { searchParams } = useLocation();
  return [searchParams.get(name) ?? "", (value) => replaceParams({ [name]: value })];
}

/** The URL that the page was rendered for at build time. */
export const RenderedUrl = createContext("");

/** The current URL; during hydration, the URL that the page was rendered for. */
export function useLocation(): URL {
  const renderedUrl = useContext(RenderedUrl);
  const href = useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => renderedUrl,
  );
  return useMemo(() => new URL(href), [href]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
}
