import { type ComponentProps, type ReactNode, useSyncExternalStore } from "react";
import { Link } from "../router/link.js";

const base =
  "inline-flex min-h-10 items-center justify-center gap-2 rounded-lg px-4 text-sm font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-60";

const looks = {
  primary: "border border-transparent bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-line-strong/60 bg-surface text-ink hover:bg-sunken",
  quiet: "text-ink-soft hover:bg-sunken hover:text-ink",
  danger: "border border-transparent bg-danger text-on-danger hover:bg-danger-strong",
  warn: "border border-danger/50 bg-surface text-danger hover:bg-danger-soft",
} as const;

interface Look {
  readonly look?: keyof typeof looks;
}

type ButtonProps = ComponentProps<"button"> & Look & { readonly isBusy?: boolean };

/** Does something. While busy it stays in place and reachable, and takes no second click. */
export function Button({ look = "secondary", isBusy = false, className = "", onClick, ...rest }: ButtonProps) {
  const isLive = useIsLive();
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      disabled={!isLive && rest.type === "submit"}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${base} ${looks[look]} ${isBusy ? "opacity-70" : ""} ${className}`}
      {...rest}
    />
  );
}

/** Whether the page runs; false while it is HTML alone, where a form would be sent by the browser itself. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** The classes of what looks like a button: for links that the dashboard's router must not take. */
export function buttonClass(look: keyof typeof looks): string {
  return `${base} ${looks[look]}`;
}

type LinkButtonProps = ComponentProps<typeof Link> & Look;

/** Leads somewhere, and looks like a button. */
export function LinkButton({ look = "secondary", className = "", ...rest }: LinkButtonProps) {
  return <Link className={`${base} ${looks[look]} ${className}`} {...rest} />;
}

interface DownloadButtonProps {
  readonly fileName: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Saves a text as a file. */
export function DownloadButton({ fileName, text, children }: DownloadButtonProps) {
  return (
    <a
      download={fileName}
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
      className={`${base} ${looks.secondary}`}
    >
      {children}
    </a>
  );
}
