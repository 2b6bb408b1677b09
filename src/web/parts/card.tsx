import { type ReactNode, useId } from "react";

interface CardProps {
  readonly title?: string;
  readonly hint?: ReactNode;
  /** Stands right of the title. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a page, on a surface of its own. */
export function Card({ title, hint, aside, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className="border-line bg-surface shadow-raised min-w-0 rounded-2xl border p-5 sm:p-6"
    >
      {title && (
        <header className="mb-5 flex flex-wrap last:mb-0 items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 id={id} className="text-base font-semibold">
              {title}
            </h2>
            {hint && <p className="text-ink-soft mt-1 max-w-prose text-sm">{hint}</p>}
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
