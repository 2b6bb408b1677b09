import type { ReactNode } from "react";

const tones = {
  plain: "bg-sunken text-ink-soft",
  accent: "bg-accent-soft text-accent",
  warning: "bg-warning-soft text-warning",
} as const;

/** A word about the thing beside it. */
export function Badge({
  tone = "plain",
  children,
}: {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center rounded-full border border-transparent px-2.5 py-0.5 text-xs font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
