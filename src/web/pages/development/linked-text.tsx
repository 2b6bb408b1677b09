/** A plain text whose addresses can be followed. */
export function LinkedText({ text }: { readonly text: string }) {
  return (
    <p className="text-ink-soft max-w-prose text-sm [overflow-wrap:anywhere] whitespace-pre-line">
      {text
        .trim()
        .split(/(https?:\/\/[^\s]+)/)
        .map((part, index) =>
          index % 2 === 1 ? (
            <a key={index} href={part.replace(/[.,]$/, "")} className="text-accent underline underline-offset-4">
              {part}
            </a>
          ) : (
            part
          ),
        )}
    </p>
  );
}
