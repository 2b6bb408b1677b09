import type { ComponentProps } from "react";
import { Icon } from "./icon.js";

/** The browser's own list to choose from, with an arrow of ours. */
export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select className={`appearance-none pr-9 ${className}`} {...rest} />
      <span className="text-ink-soft pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center">
        <Icon name="down" className="size-4" />
      </span>
    </span>
  );
}
