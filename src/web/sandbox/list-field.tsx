import type { ReactNode } from "react";
import type { Shape } from "../../../generated/methods.js";
import { Button } from "../parts/button.js";
import { useFieldFailure } from "../parts/form.js";
import { Icon } from "../parts/icon.js";
import { type Draft, emptyDraft } from "./draft.js";
import { ShapeField, type ShapeFieldProps } from "./shape-field.js";

interface ListFieldProps extends ShapeFieldProps {
  readonly items: Shape;
  /** Where one value may stand in the list's place. */
  readonly single?: Shape | undefined;
}

/** A list, or where one value may stand in its place, either. */
export function ListField({ single, ...props }: ListFieldProps) {
  const { label, draft, onChange } = props;
  if (!single || Array.isArray(draft)) return <Items {...props} single={single} />;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1.5">
      <div className="w-full">
        <ShapeField {...props} shape={single} />
      </div>
      <Small label={`Use a list for ${label}`} onClick={() => onChange([draft])}>
        Use a list
      </Small>
    </div>
  );
}

/** Items that come and go. */
function Items({ items: shape, single, ...props }: ListFieldProps) {
  const { path, label, isOptional, draft, onChange, facts } = props;
  const items = (Array.isArray(draft) ? draft : []) as readonly Draft[];
  const replace = (index: number, ...next: readonly Draft[]): void =>
    onChange([...items.slice(0, index), ...next, ...items.slice(index + 1)]);
  return (
    <fieldset className="border-line grid min-w-0 grid-cols-1 gap-3 border-l-2 pl-4">
      <legend className="mb-2 text-sm font-medium">
        {label} <span className="text-ink-soft font-normal">{isOptional && "(optional)"}</span>
      </legend>
      {facts.descriptions[path] && <p className="text-ink-soft text-sm">{facts.descriptions[path]}</p>}
      {items.map((item, index) => (
        <Item key={index} label={`${label} ${index + 1}`} onRemove={() => replace(index)}>
          <ShapeField
            {...props}
            path={`${path}[${index}]`}
            label={`${label} ${index + 1}`}
            shape={shape}
            isOptional={false}
            draft={item}
            onChange={(next) => replace(index, next)}
          />
        </Item>
      ))}
      <Failure path={path} />
      <div className="flex flex-wrap gap-1.5">
        <Small label={`Add to ${label}`} onClick={() => onChange([...items, emptyDraft(shape)])}>
          Add
        </Small>
        {single && items.length < 2 && (
          <Small label={`Use a single value for ${label}`} onClick={() => onChange(items[0] ?? "")}>
            Use a single value
          </Small>
        )}
      </div>
    </fieldset>
  );
}

/** What is wrong with the list as a whole. */
function Failure({ path }: { readonly path: string }) {
  const failure = useFieldFailure(path);
  if (!failure) return null;
  return (
    <p data-failure tabIndex={-1} className="text-danger text-sm font-medium">
      {failure}
    </p>
  );
}

interface ItemProps {
  readonly label: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Item({ label, onRemove, children }: ItemProps) {
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">{children}</div>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        title="Remove"
        onClick={onRemove}
        className="text-ink-soft hover:bg-sunken hover:text-ink mt-[1.6875rem] grid h-11 w-9 shrink-0 place-items-center rounded-lg"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

interface SmallProps {
  /** What is read out: the button's text and what it is about. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Small({ label, onClick, children }: SmallProps) {
  return (
    <Button aria-label={label} className="min-h-8 px-2.5" onClick={onClick}>
      {children}
    </Button>
  );
}
