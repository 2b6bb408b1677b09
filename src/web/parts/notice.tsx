import type { ReactNode } from "react";

const tones = {
  info: "border-accent/25 bg-accent-soft text-ink",
  warning: "border-warning/30 bg-warning-soft text-ink",
  danger: "border-danger/30 bg-danger-soft text-ink",
} as const;

interface NoticeProps {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
}

/** A remark that stands out; what went wrong is read out at once. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div
      role={tone === "danger" ? "alert" : undefined}
      className={`rounded-lg border px-4 py-3 text-sm ${tones[tone]}`}
    >
      {children}
    </div>
  );
}
