import { useState } from "react";
import { Icon } from "./icon.js";

const shownMs = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** The copied thing, for screen readers. */
  readonly what: string;
  readonly hasLabel?: boolean;
  readonly label?: string;
}

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, what, hasLabel = false, label = "Copy" }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"" | "Copied" | "Copy it by hand">("");
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? "Copied" : "Copy it by hand");
    setTimeout(() => setOutcome(""), shownMs);
  };
  return (
    <button
      type="button"
      aria-label={`Copy ${what}`}
      title={outcome || `Copy ${what}`}
      onClick={() => void copy()}
      className={`text-ink-soft hover:bg-sunken hover:text-ink inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-2 rounded-lg text-sm font-medium ${hasLabel ? "px-3" : ""}`}
    >
      <Icon name={outcome === "Copied" ? "check" : "copy"} />
      {hasLabel && <span aria-hidden="true">{outcome || label}</span>}
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </button>
  );
}
