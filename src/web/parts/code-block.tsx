import { useEffect, useState } from "react";
import { CopyButton } from "./copy-button.js";
import { useMasked } from "./hidden-key.js";

export type Language = "go" | "js" | "python" | "sh";

interface CodeBlockProps {
  readonly code: string;
  /** "the curl example" */
  readonly what: string;
  /** Without one, the code has one colour. */
  readonly language?: Language | undefined;
}

/** Lines to be pasted elsewhere. A hidden API key is in the copy only. */
export function CodeBlock({ code, what, language }: CodeBlockProps) {
  const shown = useMasked(code);
  const html = useHighlighted(shown, language);
  return (
    <div className="border-line bg-sunken flex items-start rounded-xl border">
      <pre
        // Keyboards can scroll what has the focus.
        tabIndex={0}
        role="region"
        aria-label={what}
        className="min-w-0 flex-1 overflow-auto rounded-l-xl p-4 font-mono text-[0.8125rem] leading-6 lg:max-h-96"
      >
        {/* The highlighter escapes the code. */}
        {html === undefined ? <code>{shown}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
      </pre>
      <div className="p-1.5">
        <CopyButton text={code} what={what} />
      </div>
    </div>
  );
}

/** Code as HTML, once the highlighter is there: undefined until then. */
function useHighlighted(code: string, language: Language | undefined): string | undefined {
  const [highlight, setHighlight] = useState<(code: string, language: string) => string>();
  useEffect(() => {
    if (language === undefined) return;
    // Code without colours is readable, too.
    import("./highlight.js").then(
      (loaded) => setHighlight(() => loaded.highlight),
      () => undefined,
    );
  }, [language]);
  return language === undefined ? undefined : highlight?.(code, language);
}
