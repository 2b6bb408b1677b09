import { Field } from "../parts/field.js";

interface BlockFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isOptional: boolean;
  readonly hint: string | undefined;
  readonly text: string;
  /** Block tags. */
  readonly tags: readonly string[];
  readonly onChange: (text: string) => void;
}

/** A block by its number, with a button for each tag. */
export function BlockField({ text, tags, onChange, ...field }: BlockFieldProps) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Field
        {...field}
        required={false}
        value={text}
        placeholder="0x0"
        autoComplete="off"
        spellCheck={false}
        className="font-mono text-sm"
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="group" aria-label={`Tags for ${field.label}`} className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-pressed={text === tag}
            onClick={() => onChange(tag)}
            className="border-line-strong/60 text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong forced-colors:aria-pressed:outline-2 rounded-md border px-2 py-0.5 font-mono text-xs"
          >
            {tag}
          </button>
        ))}
      </div>
    </div>
  );
}
