/** Markdown of which backticks are the only marks. */
export function InlineCode({ text }: { readonly text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="font-mono text-[0.8125rem]">
        {part}
      </code>
    ),
  );
}
