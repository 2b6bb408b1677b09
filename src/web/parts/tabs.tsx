import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useParam } from "../router/location.js";

interface TabsProps {
  readonly label: string;
  /** The URL's parameter that names the tab, so that reloads and links keep it. */
  readonly param?: string;
  readonly tabs: readonly { readonly name: string; readonly content: ReactNode }[];
}

/** One of several contents at a time; the arrow keys, Home and End go from tab to tab. */
export function Tabs({ label, param, tabs }: TabsProps) {
  const [chosen, setChosen] = useChosen(param, tabs);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const move = (event: KeyboardEvent): void => {
    const next = nextTab(event.key, chosen, tabs.length - 1);
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
          <Tab key={name} {...{ id, index, name }} isChosen={index === chosen} onChoose={() => setChosen(index)} />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`} className="min-w-0">
        {tabs[chosen]?.content}
      </div>
    </div>
  );
}

/** The chosen tab's index, kept in the URL or in the component's state. */
function useChosen(
  param: string | undefined,
  tabs: TabsProps["tabs"],
): [chosen: number, choose: (index: number) => void] {
  const [index, setIndex] = useState(0);
  const [named, setNamed] = useParam(param ?? "");
  if (param === undefined) return [index, setIndex];
  const found = tabs.findIndex(({ name }) => name.toLowerCase() === named);
  return [Math.max(0, found), (next) => setNamed(next === 0 ? "" : (tabs[next]?.name.toLowerCase() ?? ""))];
}

interface TabProps {
  /** Beginning of the ids of the tabs and the panel. */
  readonly id: string;
  readonly index: number;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Tab({ id, index, name, isChosen, onChoose }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${index}`}
      aria-selected={isChosen}
      aria-controls={`${id}-panel`}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className="text-ink-soft hover:text-ink aria-selected:border-accent aria-selected:text-ink -mb-px border-b-2 border-transparent forced-colors:not-aria-selected:border-[Canvas] px-2.5 py-2.5 text-sm font-medium whitespace-nowrap -outline-offset-2"
    >
      {name}
    </button>
  );
}

/** The tab that a key leads to, if any. */
function nextTab(key: string, chosen: number, last: number): number | undefined {
  const next: Readonly<Record<string, number>> = {
    ArrowRight: chosen === last ? 0 : chosen + 1,
    ArrowLeft: chosen === 0 ? last : chosen - 1,
    Home: 0,
    End: last,
  };
  return next[key];
}
