import { CopyButton } from "./copy-button.js";

interface ShownOnceProps {
  readonly text: string;
  /** What the button copies, such as "the access key". */
  readonly what: string;
}

/** A new secret with a button that copies it. It is never shown again. */
export function ShownOnce({ text, what }: ShownOnceProps) {
  return (
    <div className="border-line bg-sunken flex items-center gap-3 rounded-lg border p-3">
      <code className="min-w-0 flex-1 text-[0.8125rem] wrap-anywhere">{text}</code>
      <CopyButton text={text} what={what} hasLabel />
    </div>
  );
}
