import { CopyButton } from "./copy-button.js";
import { useMasked } from "./hidden-key.js";

interface CodeBlockProps {
  readonly code: string;
  /** "the curl example" */
  readonly what: string;
}

/** Lines to be pasted elsewhere. A hidden API key is in the copy only. */
export function CodeBlock({ code, what }: CodeBlockProps) {
  const shown = useMasked(code);
  return (
    <div className="border-line bg-sunken flex items-start rounded-xl border">
      <pre
        // Wide lines scroll, also by keyboard.
        tabIndex={0}
        role="region"
        aria-label={what}
        className="min-w-0 flex-1 overflow-x-auto rounded-l-xl p-4 font-mono text-[0.8125rem] leading-6"
      >
        <code>{shown}</code>
      </pre>
      <div className="p-1.5">
        <CopyButton text={code} what={what} />
      </div>
    </div>
  );
}
