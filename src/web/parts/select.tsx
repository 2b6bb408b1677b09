import type { ComponentProps } from "react";
import { Icon } from "./icon.js";

const looks = {
  /** Filters above tables and charts. */
  small: "border-line-strong/70 bg-surface h-10 w-full rounded-lg border pl-3 text-sm font-medium",
  field: "",
} as const;

type SelectProps = ComponentProps<"select"> & { readonly look?: keyof typeof looks };

/** The browser's own list to choose from, with an arrow of ours. */
export function Select({ look = "field", className = "", ...rest }: SelectProps) {
  return (
    <span className={`relative block min-w-0 ${look === "small" ? "max-w-56" : ""}`}>
      <select className={`appearance-none truncate pr-9 ${looks[look]} ${className}`} {...rest} />
      <span className="text-ink-soft pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center">
        <Icon name="down" className="size-4" />
      </span>
    </span>
  );
}
