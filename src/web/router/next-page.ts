/** The log-in page, which leads back to where the reader is. */
export function logInPath({ pathname, search }: URL): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}

/** Where to go after logging in: a page of this dashboard, never another site. */
export function readNext(location: URL): string {
  const next = location.searchParams.get("next") ?? "/keys";
  return URL.canParse(next, location.origin) && new URL(next, location.origin).origin === location.origin
    ? next
    : "/keys";
}
