import { useIsSignUpOpen, useMe, useService } from "../api/queries.js";
import { Brand } from "../brand/brand.js";
import { LinkButton } from "../parts/button.js";
import { Link } from "../router/link.js";
import { useLocation } from "../router/location.js";
import { findRoute } from "../routes.js";
import { ThemeToggle } from "../theme/theme-toggle.js";
import { LogOutButton } from "./log-out-button.js";

const userPages = [
  { path: "/keys", name: "Keys" },
  { path: "/usage", name: "Usage" },
  { path: "/requests", name: "Requests" },
  { path: "/profile", name: "Profile" },
];

const operatorPages = [{ path: "/operator", name: "Operator" }];

const developmentPages = [
  { path: "/mailbox", name: "Mailbox" },
  { path: "/devchain", name: "Devchain" },
];

const pageLink =
  "text-ink-soft hover:text-ink aria-[current=page]:text-ink aria-[current=page]:border-accent block border-b-2 border-transparent forced-colors:not-aria-[current=page]:border-[Canvas] px-2.5 py-3 text-sm font-medium -outline-offset-4 lg:py-5";

/** On every page: the brand, the pages one may go to, the theme, and the way in or out. */
export function Header() {
  const { data: me, isPending } = useMe();
  const { data: service } = useService();
  const { pathname } = useLocation();
  // On a page of one's own, the ways in would be there for a moment only.
  const hasEntrances = !isPending || findRoute(pathname).access === "anyone";
  const pages = [
    ...(me ? userPages : []),
    ...(me?.isOperator ? operatorPages : []),
    ...(service?.mode === "development" ? developmentPages : []),
  ];
  return (
    <header className="border-line bg-surface border-b">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-6 px-4 sm:px-6">
        <div className="flex h-16 items-center">
          <Brand to={me ? "/keys" : "/"} />
        </div>
        <nav
          aria-label="Pages"
          className="order-3 -mx-3 w-[calc(100%+1.5rem)] overflow-x-auto lg:order-2 lg:mx-0 lg:w-auto"
        >
          <ul className="flex gap-0.5 px-0.5">
            {pages.map((page) => (
              <PageLink key={page.path} {...page} />
            ))}
            <li>
              <a href="/docs" className={pageLink}>
                Docs
              </a>
            </li>
          </ul>
        </nav>
        <div className="order-2 ml-auto flex h-16 items-center gap-2 lg:order-3">
          <ThemeToggle />
          {me ? <LogOutButton /> : hasEntrances && <Entrances />}
        </div>
      </div>
    </header>
  );
}

function Entrances() {
  const isSignUpOpen = useIsSignUpOpen();
  return (
    <>
      <LinkButton to="/login" look="quiet" className="px-3">
        Log in
      </LinkButton>
      {isSignUpOpen && (
        <LinkButton to="/signup" look="primary" className="px-3 sm:px-4">
          Sign up
        </LinkButton>
      )}
    </>
  );
}

function PageLink({ path, name }: { readonly path: string; readonly name: string }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === path || pathname.startsWith(`${path}/`);
  return (
    <li>
      <Link to={path} aria-current={isCurrent ? "page" : undefined} className={pageLink}>
        {name}
      </Link>
    </li>
  );
}
