import { iconPaths } from "./icon-paths.js";

export type IconName = keyof typeof iconPaths;

/** A line drawing beside a text that says the same; nothing to read out. */
export function Icon({
  name,
  className = "size-[1.125rem]",
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        d={iconPaths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
