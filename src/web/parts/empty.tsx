import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.js";

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

/** Where nothing is yet: what will be here, and how to begin. */
export function Empty({ icon, title, children }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-3 px-2 py-10 text-center">
      <span className="bg-accent-soft text-accent grid size-12 place-items-center rounded-full">
        <Icon name={icon} className="size-5" />
      </span>
      <p className="font-medium">{title}</p>
      <div className="text-ink-soft grid max-w-sm text-balance justify-items-center gap-5 text-sm">{children}</div>
    </div>
  );
}
