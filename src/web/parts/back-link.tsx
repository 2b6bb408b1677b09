import { Link } from "../router/link.js";
import { Icon } from "./icon.js";

/** Above a page's title: the page that it belongs to. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className="text-ink-soft hover:text-ink mb-2 -ml-1 inline-flex items-center gap-1 rounded-sm text-sm">
      <Icon name="back" className="size-4" /> {children}
    </Link>
  );
}
