import { type ReactNode, useEffect, useRef } from "react";
import { hasNavigated } from "../router/location.js";

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Above the title: where the page belongs. */
  readonly crumb?: ReactNode;
  /** Right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page under its title, which names the tab and takes the focus when one comes here from another page. */
export function Page({ title, lead, crumb, aside, children }: PageProps) {
  const heading = useTitle(title);
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          {crumb}
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-2xl font-semibold tracking-tight [overflow-wrap:anywhere] sm:text-[1.75rem]"
          >
            {title}
          </h1>
          {lead && <p className="text-ink-soft mt-2 max-w-prose [overflow-wrap:anywhere]">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** A small page with one thing to do: logging in and its kin. */
export function NarrowPage({ title, lead, children }: Omit<PageProps, "crumb" | "aside">) {
  const heading = useTitle(title);
  return (
    <div className="mx-auto grid w-full max-w-[26rem] grid-cols-1 gap-6 px-4 py-10 sm:py-20">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
          {title}
        </h1>
        {lead && <p className="text-ink-soft mt-2">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** Names the tab; the ref is for the heading. */
export function useTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · rootgate`;
  }, [title]);
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
