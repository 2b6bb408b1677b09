import { Link } from "../router/link.js";

/** The sign and the name, leading home. */
export function Brand({ to }: { readonly to: string }) {
  return (
    <Link to={to} className="flex shrink-0 items-center gap-2.5 rounded-lg font-semibold tracking-tight">
      <Mark />
      rootgate
    </Link>
  );
}

/** As in mark.svg, which is the pages' icon: one file less to wait for. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0a6b4c" />
      <path
        d="M8.5 24V15a7.5 7.5 0 0 1 15 0v9M16 12.5V24"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
