import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly name: string; readonly content: ReactNode }[];
}

/** One of several contents at a time; the arrow keys, Home and End go from tab to tab. */
export function Tabs({ label, tabs }: TabsProps) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const move = (event: KeyboardEvent): void => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className="grid min-w-0 gap-4">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="border-line flex gap-1 overflow-x-auto border-b"
      >
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className="text-ink-soft hover:text-ink aria-selected:border-accent aria-selected:text-ink -mb-px border-b-2 border-transparent forced-colors:not-aria-selected:border-[Canvas] px-3 py-2.5 text-sm font-medium whitespace-nowrap -outline-offset-2"
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`} className="min-w-0">
        {tabs[chosen]?.content}
      </div>
    </div>
  );
}
