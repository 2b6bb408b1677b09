/** The log-in page, which leads back to where the reader is, and says whether a session has ended there. */
export function logInPath({ pathname, search }: URL, hasSessionEnded: boolean): string {
  return `/login?next=${encodeURIComponent(pathname + search)}${hasSessionEnded ? "&expired" : ""}`;
}

/** Where to go after logging in: a page of this dashboard, never another site. */
export function readNext(location: URL): string {
  const next = location.searchParams.get("next") ?? "/keys";
  return URL.canParse(next, location.origin) && new URL(next, location.origin).origin === location.origin
    ? next
    : "/keys";
}
